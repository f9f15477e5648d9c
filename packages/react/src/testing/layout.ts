import { vi } from 'vitest';

/** What there is to see a field in, and how large its cells are where nobody says anything. */
export interface FakeLayout {
  width: number;
  height: number;
  usual: number;
}

/**
 * Lays out the field in a viewport: cells without gaps and, where it is panned, room of one cell around it. The page of
 * these tests lays out nothing by itself. Change what is returned to change the space.
 */
export function layOut(layout: FakeLayout): FakeLayout {
  const lengthOf = (element: Element, side: 'width' | 'height'): number => {
    const viewport = element.closest<HTMLElement>('.mines-viewport');
    const grid = viewport?.querySelector('[role="grid"]');
    if (!viewport || !grid) return 0;
    const size = Number.parseFloat(viewport.style.getPropertyValue('--mines-cell-size')) || layout.usual;
    const cells = Number(grid.getAttribute(side === 'width' ? 'aria-colcount' : 'aria-rowcount'));
    if (element === viewport) return layout[side];
    if (element === grid) return cells * size;
    if (element.getAttribute('role') === 'gridcell') return size;
    return cells * size + (viewport.dataset['view'] === 'part' ? 2 * size : 0);
  };
  const measure = (side: 'width' | 'height') =>
    function (this: Element): number {
      return lengthOf(this, side);
    };
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(measure('width'));
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(measure('height'));
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(measure('width'));
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(measure('height'));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, lengthOf(this, 'width'), lengthOf(this, 'height'));
  });
  return layout;
}
