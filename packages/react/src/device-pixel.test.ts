import { expect, it, vi } from 'vitest';
import { devicePixel, watchDevicePixel } from './device-pixel.js';

it.each([
  [1, 1],
  [2, 1],
  [3, 1],
  [1.25, 0.8],
  [0.5, 2],
])('at %d pixels of the screen to one of CSS sizes are multiples of %d', (devicePixelRatio, pixel) => {
  expect(devicePixel({ devicePixelRatio })).toBe(pixel);
});

/** A page that can be zoomed. Every list of media queries hears of it once, as in a browser whose match ends. */
function zoomable(): { zoom(ratio: number): void; listening(): number } {
  const lists = new Set<EventTarget>();
  const heard: AddEventListenerOptions[] = [];
  vi.stubGlobal('matchMedia', () => {
    const list = new EventTarget();
    const add = list.addEventListener.bind(list);
    list.addEventListener = (type, listener, options) => {
      if (typeof options === 'object') heard.push(options);
      add(type, listener, options);
    };
    lists.add(list);
    return list;
  });
  return {
    zoom: (ratio) => {
      vi.stubGlobal('devicePixelRatio', ratio);
      for (const list of [...lists]) list.dispatchEvent(new Event('change'));
    },
    listening: () => heard.filter(({ signal }) => !signal?.aborted).length,
  };
}

it('is told to the styles, again whenever the page is zoomed, and no more once it ends', () => {
  const page = zoomable();
  const element = document.createElement('div');
  const told = (): number => Number.parseFloat(element.style.getPropertyValue('--mines-device-pixel'));
  const stop = watchDevicePixel(element);
  expect(told()).toBeNaN();
  page.zoom(1.25);
  expect(told()).toBeCloseTo(0.8, 4);
  page.zoom(1.5);
  expect(told()).toBeCloseTo(2 / 3, 4);
  page.zoom(2);
  expect(told()).toBeNaN();
  page.zoom(1.1);
  stop();
  page.zoom(1.25);
  expect(told()).toBeCloseTo(1 / 1.1, 4);
  expect(page.listening()).toBe(0);
});
