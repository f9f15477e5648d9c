import type { CDPSession, Locator, Page } from '@playwright/test';

/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fingers on the screen as the browser gets them from the system: it pans, presses and sends pointers by itself. */
export class Fingers {
  private constructor(private readonly client: CDPSession) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** These fingers are on the screen now: one that was not before comes down, the others move. */
  async are(...points: Point[]): Promise<void> {
    await this.send(points.length > this.count ? 'touchStart' : 'touchMove', points);
    this.count = points.length;
  }

  /** The last one is lifted, the others stay. */
  async liftLast(at: Point): Promise<void> {
    this.count -= 1;
    await this.send('touchEnd', [at], this.count);
  }

  /** All are lifted. */
  async none(): Promise<void> {
    await this.send('touchEnd', []);
    this.count = 0;
  }

  async tap(at: Point): Promise<void> {
    await this.are(at);
    await this.none();
  }

  /** From here to there in small steps, and nothing swings on. */
  async drag(from: Point, to: Point): Promise<void> {
    await this.are(from);
    for (const share of STEPS) await this.are(onTheWay(from, to, share));
    await this.none();
  }

  /** From here to there so fast that what it moves swings on for a while. */
  async flick(from: Point, to: Point): Promise<void> {
    this.time = Date.now() / 1000;
    this.step = 0.008;
    await this.drag(from, to);
    this.step = 0.1;
  }

  /** Two fingers, side by side around a point, from one distance to another; they stay on the screen. */
  async spread(middle: Point, from: number, to: number): Promise<void> {
    const pair = (distance: number): [Point, Point] => [
      { x: middle.x - distance / 2, y: middle.y },
      { x: middle.x + distance / 2, y: middle.y },
    ];
    // Both at once: on a busy machine one alone might rest long enough to mark.
    await this.are(...pair(from));
    for (const share of STEPS) await this.are(...pair(from + (to - from) * share));
  }

  private count = 0;

  // Their own clock, a step every 100 ms however fast the test runs: nothing swings on when they leave. After a flick
  // something does, on the slowest machine too.
  private time = Date.now() / 1000;
  private step = 0.1;

  private async send(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: Point[],
    firstId = 0,
  ): Promise<void> {
    this.time += this.step;
    const touchPoints = points.map(({ x, y }, index) => ({ x, y, id: firstId + index }));
    await this.client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: this.time });
  }
}

const STEPS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

function onTheWay(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The middle of an element, in the window. */
export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
