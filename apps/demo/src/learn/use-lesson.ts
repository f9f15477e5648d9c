import { type Change, createMinefieldStore, type MinefieldStore, useMinefield } from '@mines/react';
import { analyse } from '@mines/solver';
import { useEffect, useState } from 'react';
import { useSettingsStore } from '../settings/context.js';
import { isSolved, judge, type Verdict } from './judge.js';
import { begin, type Lesson } from './lessons.js';
import { nextStep, type Step } from './step.js';

/** A lesson that is being played. */
export interface LessonGame {
  readonly store: MinefieldStore;
  /** What was shown for the field as it is, `null` where nothing was. */
  readonly step: Step | null;
  /** The risk of each cell, where the step that is shown is a guess. */
  readonly odds: Float64Array | null;
  readonly verdict: Verdict | null;
  readonly solved: boolean;
  showMe(): void;
  restart(): void;
}

/** What was shown, and for which state of the field. */
interface Shown {
  readonly change: Change;
  readonly step: Step;
}

/** A field of its own: the player's game, its clock and its records know nothing of it. */
export function useLesson(lesson: Lesson, onSolved: () => void): LessonGame {
  const settings = useSettingsStore();
  const [store] = useState(() => {
    const made = createMinefieldStore({
      layout: lesson.layout,
      rules: { firstOpen: 'any', questionMarks: false, chord: 'exact' },
      flagMode: settings.getState().flagMode,
    });
    begin(lesson, made);
    return made;
  });
  const change = useMinefield((state) => state.change, store);
  const [shown, setShown] = useState<Shown | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);

  const show = (): void => {
    const { board, rows, change: now } = store.getState();
    const step = nextStep({ board, rows }, lesson.name === 'chord');
    setShown(step && { change: now, step });
  };

  useEffect(
    () =>
      store.subscribe((after, before) => {
        if (after.change === before.change) return;
        const said = judge(lesson, before, after);
        // What has been learned stays so while one plays on.
        setVerdict((last) => {
          if (said) return said;
          return after.status === 'ready' || !isSolved(last) ? null : last;
        });
        if (isSolved(said)) onSolved();
        if (said?.kind !== 'lucky') return;
        const step = nextStep(after, lesson.name === 'chord');
        setShown(step && { change: after.change, step });
      }),
    [store, lesson, onSolved],
  );

  const step = shown?.change === change ? shown.step : null;
  return {
    store,
    step,
    odds: step?.idea === 'guess' ? analyse(store.getState()).probability : null,
    verdict,
    solved: isSolved(verdict),
    showMe: show,
    restart: () => {
      store.getState().replay();
      begin(lesson, store);
    },
  };
}
