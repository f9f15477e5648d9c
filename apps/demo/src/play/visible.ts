/** A part of a whole, each number from 0 to 1. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Which part of a field a window shows. */
export function partOf(field: Box, view: Box): Place {
  const along = (start: number, length: number, from: number, size: number): readonly [number, number] => {
    const first = Math.max(0, Math.min(1, (from - start) / length));
    const last = Math.max(first, Math.min(1, (from + size - start) / length));
    return [first, last - first];
  };
  const [left, width] = along(field.left, field.width, view.left, view.width);
  const [top, height] = along(field.top, field.height, view.top, view.height);
  return { left, top, width, height };
}

/** The part of the field that a view shows, `null` while there is no field in it. */
export function placeOf(view: HTMLElement): Place | null {
  const grid = view.querySelector('[role="grid"]');
  return grid && partOf(grid.getBoundingClientRect(), inside(view));
}

/** Brings a place of the field, from 0 to 1 in both directions, to the middle of the view. */
export function scrollTo(view: HTMLElement, x: number, y: number): void {
  const grid = view.querySelector('[role="grid"]')?.getBoundingClientRect();
  if (!grid) return;
  const box = inside(view);
  view.scrollBy({
    left: grid.left + x * grid.width - box.left - box.width / 2,
    top: grid.top + y * grid.height - box.top - box.height / 2,
    behavior: 'instant',
  });
}

function inside(view: HTMLElement): Box {
  const { left, top } = view.getBoundingClientRect();
  return { left, top, width: view.clientWidth, height: view.clientHeight };
}
