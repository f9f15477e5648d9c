interface Step {
  readonly name: string;
  readonly file: string;
  readonly what: string;
}

const STEPS: readonly Step[] = [
  {
    name: 'Pointer or key',
    file: 'use-input.ts',
    what: 'One set of handlers on the grid, none on its cells.',
  },
  {
    name: 'Gesture',
    file: 'gesture.ts, keyboard.ts',
    what: 'A pure state machine: press, cancel, release, long press, both buttons.',
  },
  { name: 'Intent', file: 'pointer-control.ts', what: 'Open, mark or chord, and on which cell.' },
  {
    name: 'Store action',
    file: 'store.ts',
    what: 'Reads the clock, refuses what a pause or the end forbids.',
  },
  {
    name: 'play(game, move)',
    file: '@mines/core',
    what: 'Answers the next game. Every row that the move does not touch is the very same row.',
  },
  { name: 'memo(Row)', file: 'row.tsx', what: 'The same bytes: nothing to draw. Most rows end here.' },
  {
    name: 'memo(Cell)',
    file: 'cell.tsx',
    what: 'All that a cell shows is one number, and memo compares it.',
  },
  {
    name: 'data-face',
    file: 'attributes.ts',
    what: 'The element says what it shows, in words that a style sheet reads.',
  },
  {
    name: 'Pixels',
    file: 'styles.css, themes/*.css',
    what: 'The theme draws it and moves it. No timer is involved.',
  },
];

/** One move, from finger to pixel. */
export function MoveDiagram() {
  return (
    <ol className="move-diagram">
      {STEPS.map(({ name, file, what }) => (
        <li key={name}>
          <strong>{name}</strong> <code>{file}</code>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
