import { useMinefield } from '@mines/react';
import { type PointerEvent, type ReactElement, useEffect, useRef } from 'react';
import { placeOf, scrollTo } from './visible.js';

/** The longest side of the map, in CSS pixels. */
const LONGEST = 104;

/** As high as the buttons beside it: the field must not shrink when the map comes. */
const HIGHEST = 44;

/**
 * The whole board in small, with a frame around what is seen of it; a finger on it moves the view. Those who do not
 * point need none of it: the view follows the focus.
 */
export function Overview({ view }: { readonly view: HTMLElement | null }): ReactElement {
  const rows = useMinefield((state) => state.rows);
  const { width, height } = useMinefield((state) => state.board);
  const concealed = useMinefield((state) => state.paused !== null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (canvas.current) draw(canvas.current, concealed ? [] : rows);
  }, [rows, concealed]);

  useEffect(() => {
    if (!view) return;
    const follow = (): void => {
      const place = placeOf(view);
      if (!frame.current || !place) return;
      const { style } = frame.current;
      // Straight on the element: it changes with every step of a pan.
      style.left = `${place.left * 100}%`;
      style.top = `${place.top * 100}%`;
      style.width = `${place.width * 100}%`;
      style.height = `${place.height * 100}%`;
    };
    follow();
    const resized = new ResizeObserver(follow);
    for (const part of [view, view.firstElementChild]) if (part) resized.observe(part);
    view.addEventListener('scroll', follow, { passive: true });
    return () => {
      resized.disconnect();
      view.removeEventListener('scroll', follow);
    };
  }, [view]);

  const move = (event: PointerEvent<HTMLDivElement>): void => {
    if (!view || event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    scrollTo(view, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  const scale = Math.min(LONGEST / width, HIGHEST / height);
  return (
    <div
      className="overview"
      aria-hidden="true"
      style={{ inlineSize: Math.max(24, width * scale), blockSize: Math.max(24, height * scale) }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={move}
    >
      <canvas ref={canvas} width={width} height={height} />
      <div ref={frame} className="seen" />
    </div>
  );
}

/** A pixel a cell: covered, open, flag or question, mine. */
function draw(canvas: HTMLCanvasElement, rows: readonly Uint8Array[]): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const style = getComputedStyle(canvas);
  const [open, mine] = [style.getPropertyValue('--card'), style.getPropertyValue('--ink')];
  pen.fillStyle = style.getPropertyValue('--accent');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  rows.forEach((faces, y) => {
    faces.forEach((face, x) => {
      if (face === CLOSED) return;
      pen.fillStyle = face < CLOSED ? open : face < MINE ? FLAG : mine;
      pen.fillRect(x, y, 1, 1);
    });
  });
}

const CLOSED = 9;
const MINE = 12;
const FLAG = '#e2402f';
