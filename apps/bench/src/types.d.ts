/** A column and a row, both from 0. */
export type Cell = [x: number, y: number];

export type Status = 'new' | 'playing' | 'won' | 'lost';

/** What an adapter answers for one game of its engine: any value, passed back as it is. */
export type Handle = unknown;

export interface Size {
  w: number;
  h: number;
  mines: number;
}

/**
 * One engine, as the bench sees it. An adapter only translates calls to the published package; it mends nothing.
 * `adapters/README.md` explains the members. Methods, not function properties, so that an adapter may name its handle.
 */
export interface Adapter<G = Handle> {
  name: string;
  /** The npm name, to look the version up. */
  pkg: string;
  minesPlaced: 'create' | 'first-reveal';
  create(w: number, h: number, mines: number, options?: { seed?: number }): G;
  reveal(g: G, x: number, y: number): void;
  flag(g: G, x: number, y: number): void;
  chord?(g: G, x: number, y: number): void;
  undo?(g: G): void;
  status(g: G): Status;
  isOpen(g: G, x: number, y: number): boolean;
  isFlag(g: G, x: number, y: number): boolean;
  isMine: ((g: never, x: number, y: number) => boolean) | null;
  adj(g: G, x: number, y: number): number | undefined;
  size(g: G): Size;
  fromLayout?(w: number, h: number, list: Cell[]): G;
  layout?(g: G): Cell[];
  /** The immutable value that the game is at this moment, and a handle around such a value. */
  value?(g: G): unknown;
  box?(value: never): G;
  dispose?(g: G): void;
  limits?: {
    minSide?: number;
    minMines?(w: number, h: number): number;
    maxMines?(w: number, h: number): number;
  };
  addressing?: 'index' | 'object';
  flagNeedsStart?: boolean;
  seeded?: 'seed' | 'rng';
  note?: string;
}

/** What a child process answers to one task or check. */
export interface Answer<R = unknown> {
  result?: R;
  error?: string;
  /** The error was a stack overflow. */
  overflow?: boolean;
  /** The limit was over before an answer came. */
  timeout?: boolean;
  /** The process died, mostly of memory. */
  died?: boolean;
}
