export type Button = 'left' | 'middle' | 'right';

/** A browser with one page, as far as the main path needs it. Points are CSS pixels of the page's viewport. */
export interface Driver {
  /** The buttons that the browser's driver can press and also let go. */
  readonly buttons: readonly Button[];
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  click(x: number, y: number, button: Button): Promise<void>;
  /** A key by its name in DOM, e.g. `Enter`, `ArrowRight`, `f`. */
  press(key: string): Promise<void>;
  /** What an expression says in the page, as text. */
  read(expression: string): Promise<string>;
  /** What the page has complained about since the last time, as far as this browser's driver says it. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}
