import type { Move, Rules, Status } from '../index.js';

/**
 * The rules once more, as plainly as they can be written: sets of cells, everything counted afresh each time.
 * It shares no code with the engine, which must agree with it.
 */
export interface Oracle {
  readonly width: number;
  readonly height: number;
  readonly rules: Rules;
  /** Empty until the mines are laid; then set from outside, since laying them is not its business. */
  readonly mines: ReadonlySet<number>;
  readonly open: ReadonlySet<number>;
  readonly flags: ReadonlySet<number>;
  readonly questions: ReadonlySet<number>;
  /** The mines that were hit. */
  readonly hits: ReadonlySet<number>;
  /** How many mines there are, laid or not. */
  readonly mineCount: number;
}

export function oracleOf(width: number, height: number, mineCount: number, rules: Rules): Oracle {
  const none: ReadonlySet<number> = new Set();
  return {
    width,
    height,
    rules,
    mineCount,
    mines: none,
    open: none,
    flags: none,
    questions: none,
    hits: none,
  };
}

function cells({ width, height }: Oracle): number[] {
  return Array.from({ length: width * height }, (_, cell) => cell);
}

/** Looks at every cell of the board and keeps those that touch this one. */
export function touching(oracle: Oracle, cell: number): number[] {
  const { width } = oracle;
  return cells(oracle).filter((other) => {
    const across = Math.abs((other % width) - (cell % width));
    const down = Math.abs(Math.floor(other / width) - Math.floor(cell / width));
    return Math.max(across, down) === 1;
  });
}

function minesAround(oracle: Oracle, cell: number): number {
  return touching(oracle, cell).filter((other) => oracle.mines.has(other)).length;
}

export function oracleStatus(oracle: Oracle): Status {
  if (oracle.hits.size > 0) return 'lost';
  if (oracle.open.size === oracle.width * oracle.height - oracle.mineCount) return 'won';
  return oracle.open.size > 0 ? 'playing' : 'ready';
}

/** What each cell shows, as the signs of `formatGame`. */
export function oracleSight(oracle: Oracle): string {
  const status = oracleStatus(oracle);
  const signs = cells(oracle).map((cell) => {
    const mine = oracle.mines.has(cell);
    const flag = oracle.flags.has(cell);
    if (oracle.open.has(cell)) return String(minesAround(oracle, cell));
    if (oracle.hits.has(cell)) return 'X';
    if (status === 'won') return 'F';
    if (status === 'lost' && mine && !flag) return '*';
    if (status === 'lost' && !mine && flag) return '!';
    if (flag) return 'F';
    return oracle.questions.has(cell) ? '?' : '.';
  });
  const rows = Array.from({ length: oracle.height }, (_, y) =>
    signs.slice(y * oracle.width, (y + 1) * oracle.width).join(''),
  );
  return rows.join('\n');
}

export function oraclePlay(oracle: Oracle, { type, cell }: Move): Oracle {
  const status = oracleStatus(oracle);
  if (status === 'won' || status === 'lost') return oracle;
  if (type === 'mark') return oracle.open.has(cell) ? oracle : marked(oracle, cell);
  if (type === 'open') return opened(oracle, [cell]);
  return chordIsLive(oracle, cell) ? opened(oracle, touching(oracle, cell)) : oracle;
}

function marked(oracle: Oracle, cell: number): Oracle {
  const flags = new Set(oracle.flags);
  const questions = new Set(oracle.questions);
  if (flags.has(cell)) {
    flags.delete(cell);
    if (oracle.rules.questionMarks) questions.add(cell);
  } else if (!questions.delete(cell)) flags.add(cell);
  return { ...oracle, flags, questions };
}

/** Opens all that may be opened of these cells, and whatever 0s among them uncover. */
function opened(oracle: Oracle, wanted: readonly number[]): Oracle {
  const mayOpen = (cell: number): boolean => !oracle.open.has(cell) && !oracle.flags.has(cell);
  const hits = wanted.filter((cell) => mayOpen(cell) && oracle.mines.has(cell));
  const fresh = new Set(wanted.filter((cell) => mayOpen(cell) && !oracle.mines.has(cell)));
  // A set that grows while it is walked: the walk ends when nothing more is uncovered.
  for (const cell of fresh) {
    if (minesAround(oracle, cell) > 0) continue;
    for (const other of touching(oracle, cell)) if (mayOpen(other)) fresh.add(other);
  }
  return {
    ...oracle,
    open: new Set([...oracle.open, ...fresh]),
    questions: new Set([...oracle.questions].filter((cell) => !fresh.has(cell))),
    hits: new Set([...oracle.hits, ...hits]),
  };
}

function chordIsLive(oracle: Oracle, cell: number): boolean {
  if (!oracle.open.has(cell) || oracle.rules.chord === 'off') return false;
  const flags = touching(oracle, cell).filter((other) => oracle.flags.has(other)).length;
  const number = minesAround(oracle, cell);
  return oracle.rules.chord === 'exact' ? flags === number : flags >= number;
}
