import { whenIdle } from '../records/idle.js';

/** Marks the page as arrived when it has all that its first screen needs: what is wanted only later may come now. */
export function markArrival(page: Document): void {
  const mark = (): void =>
    void whenIdle(() => {
      page.documentElement.dataset['arrived'] = '';
    });
  if (page.readyState === 'complete') mark();
  else addEventListener('load', mark, { once: true });
}
