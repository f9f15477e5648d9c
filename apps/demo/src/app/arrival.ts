import { whenIdle } from '../records/idle.js';

/** Marks the page as arrived when it has all that its first screen needs: what is wanted only later may come now. */
export function markArrival(page: Document): void {
  const mark = (): void =>
    void whenIdle(() => {
      page.documentElement.dataset['arrived'] = '';
    });
  const loaded = (): void => whenShown(mark);
  if (page.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
}

/** Calls once something has been painted; a page may be loaded and idle before that. */
function whenShown(call: () => void): void {
  // Browsers that do not tell: it is only earlier than it could be.
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    call();
    return;
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    call();
  });
  observer.observe({ type: 'paint', buffered: true });
}
