import { ReflectionKind } from 'typedoc';
import { exportsOf } from './reference.mjs';

/** What can be told to what. The parts of one table that come from elsewhere are in it too. */
const TABLES = [
  ['@mines/react', 'MinefieldProps', '`<Minefield>`'],
  ['@mines/react', 'MinefieldProviderProps', '`<MinefieldProvider>`'],
  ['@mines/react', 'MinefieldOptions', '`createMinefieldStore`'],
  ['@mines/react', 'NewGameOptions', '`store.getState().newGame`'],
  ['@mines/react', 'FieldOptions', '`useField`'],
  ['@mines/react', 'CellProps', '`<Cell>`'],
  ['@mines/react', 'RowProps', '`<Row>`'],
  ['@mines/react', 'MineCounterProps', '`<MineCounter>`'],
  ['@mines/react', 'TimerProps', '`<Timer>`'],
  ['@mines/react', 'NewGameButtonProps', '`<NewGameButton>`'],
  ['@mines/react', 'FlagModeSwitchProps', '`<FlagModeSwitch>`'],
  ['@mines/react/help', 'FieldOverlayProps', '`<FieldOverlay>`'],
  ['@mines/react/sound', 'SoundOptions', '`useSound`'],
  ['@mines/react/sound', 'SoundSwitchProps', '`<SoundSwitch>`'],
  ['@mines/react/viewport', 'MinefieldViewportProps', '`<MinefieldViewport>`'],
  ['@mines/react/viewport', 'ViewportOptions', '`useMinefieldViewport`'],
  ['@mines/core', 'Board', 'A board'],
  ['@mines/core', 'Rules', 'The rules'],
  ['@mines/core', 'GameOptions', '`createGame`'],
  ['@mines/core', 'Move', '`play`'],
  ['@mines/core', 'LayOptions', '`layMines`'],
  ['@mines/solver', 'AnalyseOptions', '`analyse`, `hint`, `isNoGuess`, `difficulty`'],
  ['@mines/solver', 'BestMoveOptions', '`bestMove`'],
  ['@mines/solver', 'NoGuessOptions', '`layNoGuess`'],
];

/** @typedef {import('typedoc').DeclarationReflection} Declaration */

/**
 * Every option of every component, hook and function, a table each, from the comments above them.
 *
 * @param {import('typedoc').ProjectReflection} project
 */
export function optionTables(project) {
  const all = exportsOf(project);
  const tables = TABLES.map(([entry, name, title]) => {
    const found = all.find((each) => each.entry === entry && each.name === name);
    if (!found) throw new Error(`There is no ${name} in ${entry}.`);
    return `## ${title}\n\n${tableOf(found.declaration)}\n`;
  });
  return `# Options\n\nMade from the comments in the source by \`pnpm api\`. Where a name ends with \`?\` it may be left out.\n\n${tables.join('\n')}`;
}

/** @param {Declaration} declaration */
function tableOf({ children = [] }) {
  const rows = children
    .filter((child) => child.kindOf([ReflectionKind.Property, ReflectionKind.Method]))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((child) => {
      const { text, standard } = told(child);
      const name = `\`${child.name}${child.flags.isOptional ? '?' : ''}\``;
      return `| ${name} | \`${typeOf(child)}\` | ${standard} | ${text} |`;
    });
  return ['| option | type | default | what it does |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** @param {Declaration} child */
function typeOf(child) {
  const type = child.type?.toString() ?? '() => void';
  return type.replaceAll(/undefined \| | \| undefined/g, '').replaceAll('|', '\\|');
}

/** The comment in one line, its word on the default apart. @param {Declaration} child */
function told(child) {
  const text = (child.comment?.summary ?? [])
    .map((part) => (part.kind === 'inline-tag' ? `\`${part.text}\`` : part.text))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', '\\|');
  const standard = /(?:^|\s)Default:? (.+?)\.(?:\s|$)/.exec(text) ?? /(`[^`]+`) \(default\)/.exec(text);
  const rest = standard?.[0].endsWith('(default)') ? text : text.replace(standard?.[0] ?? '', ' ');
  return { text: rest.trim(), standard: standard?.[1] ?? '' };
}
