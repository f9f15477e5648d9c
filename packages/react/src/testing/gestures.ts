import { type Gesture, type GestureEvent, type Intent, idle, nextGesture } from '../gesture.js';

/** Something that a hand does with a mouse, or that happens meanwhile. */
export type Step =
  | { readonly is: 'down' | 'up'; readonly button: number; readonly cell: number | null }
  | { readonly is: 'over'; readonly cell: number | null }
  | { readonly is: 'cancel' }
  | { readonly is: 'wait'; readonly ms: number }
  /** The cell is opened, by the gesture or by somebody else. */
  | { readonly is: 'opened'; readonly cell: number };

/** The open cells when a scene begins. */
const OPEN_FROM = 5;

/** What a hand on a mouse comes to: what it wants done, and what looks pressed at last. */
export function act(...steps: readonly Step[]): { intents: Intent[]; pressed: Intent | null } {
  const opened = new Set<number>();
  const intents: Intent[] = [];
  let gesture = idle;
  let buttons = 0;
  let time = 0;
  const feed = (event: GestureEvent): void => {
    const [next, intent] = nextGesture(gesture, event);
    gesture = next;
    if (intent) intents.push(intent);
  };
  for (const step of steps) {
    if (step.is === 'wait') time += step.ms;
    else if (step.is === 'opened') opened.add(step.cell);
    else if (step.is === 'cancel') {
      buttons = 0;
      feed({ type: 'cancel' });
    } else {
      const { cell } = step;
      if (step.is === 'down') buttons |= step.button;
      if (step.is === 'up') buttons &= ~step.button;
      const open = cell !== null && (cell >= OPEN_FROM || opened.has(cell));
      feed({ type: 'mouse', buttons, cell, open, time });
    }
  }
  return { intents, pressed: shown(gesture) };
}

/** What looks pressed. */
export function shown({ over, press }: Gesture): Intent | null {
  return over ? press : null;
}
