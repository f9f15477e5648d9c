import { join } from 'node:path';
import { Application, Converter, Logger, LogLevel, ReflectionKind, TSConfigReader } from 'typedoc';
import { publicEntries, root } from './entries.mjs';

/**
 * Reads every public entry of the packages, with what is written above its exports. TypeDoc needs TypeScript's own API,
 * which the compiler that builds the packages has no more: this folder has an older one.
 *
 * @returns {Promise<{ app: Application, project: import('typedoc').ProjectReflection, complaints: string[] }>}
 */
export async function readReference() {
  const entries = publicEntries();
  const app = await Application.bootstrapWithPlugins(
    {
      plugin: ['typedoc-plugin-markdown'],
      entryPoints: entries.map(({ file }) => file),
      tsconfig: join(root, 'docs/tools/tsconfig.reference.json'),
      name: 'API reference',
      readme: 'none',
      // Lines of source would make every edit a change of the reference.
      disableSources: true,
      excludePrivate: true,
      excludeInternal: true,
      excludeExternals: true,
      skipErrorChecking: true,
      sort: ['kind', 'alphabetical'],
      logLevel: 'Warn',
    },
    [new TSConfigReader()],
  );
  /** @type {string[]} */
  const complaints = [];
  app.logger = new Listener(complaints);
  // A module is called what an app imports, not where its file is.
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, module) => {
    if (!module.kindOf(ReflectionKind.Module)) return;
    const file = context.getSymbolFromReflection(module)?.declarations?.[0]?.getSourceFile().fileName;
    const entry = entries.find((each) => each.file === file);
    if (entry) module.name = entry.name;
  });
  const project = await app.convert();
  if (!project) throw new Error(`The reference cannot be read.\n${complaints.join('\n')}`);
  app.validate(project);
  return { app, project, complaints };
}

/** Keeps what TypeDoc warns of, so that a test can look at it. */
class Listener extends Logger {
  /** @param {string[]} complaints */
  constructor(complaints) {
    super();
    this.complaints = complaints;
  }

  /** @override @param {string} message @param {LogLevel} level */
  log(message, level) {
    if (level >= LogLevel.Warn) this.complaints.push(message);
  }
}

/** @typedef {import('typedoc').DeclarationReflection} Declaration */

/**
 * The exports of every entry, each with the reflection behind it.
 *
 * @param {import('typedoc').ProjectReflection} project
 * @returns {{ entry: string, name: string, declaration: Declaration }[]}
 */
export function exportsOf(project) {
  return (project.children ?? []).flatMap((module) =>
    (module.children ?? [])
      // What one entry hands on from another is looked at there.
      .filter((declaration) => !declaration.kindOf(ReflectionKind.Reference))
      .map((declaration) => ({ entry: module.name, name: declaration.name, declaration })),
  );
}

/**
 * What nobody wrote a sentence about: the export itself, or a member of it.
 *
 * @param {Declaration} declaration
 * @returns {string[]}
 */
export function undocumented(declaration) {
  const members = [...(declaration.children ?? []), ...typeMembers(declaration)];
  const own = isDescribed(declaration) ? [] : [declaration.name];
  const theirs = members
    .filter((member) => !member.kindOf(ReflectionKind.Constructor))
    .filter((member) => !member.flags.isExternal && !isDescribed(member))
    .map((member) => `${declaration.name}.${member.name}`);
  return [...own, ...theirs];
}

/** @param {Declaration} declaration @returns {Declaration[]} */
function typeMembers({ type }) {
  return type?.type === 'reflection' ? (type.declaration.children ?? []) : [];
}

/** @param {Declaration} reflection */
function isDescribed(reflection) {
  return commentsOf(reflection).some((comment) => comment.summary.some(({ text }) => text.trim()));
}

/** @param {Declaration} reflection */
function commentsOf(reflection) {
  const nested = reflection.type?.type === 'reflection' ? reflection.type.declaration : undefined;
  const signatures = [
    ...(reflection.signatures ?? []),
    ...(nested?.signatures ?? []),
    reflection.getSignature,
  ];
  return [reflection.comment, nested?.comment, ...signatures.map((signature) => signature?.comment)].filter(
    (comment) => comment !== undefined,
  );
}

/**
 * What an app calls or renders: a function, or a component that is kept in a constant.
 *
 * @param {Declaration} declaration
 */
export function isCalled(declaration) {
  const { type } = declaration;
  const component = type?.type === 'reference' && /ExoticComponent$/.test(type.name);
  return declaration.kindOf(ReflectionKind.Function) || component;
}

/** @param {Declaration} declaration */
export function hasExample(declaration) {
  return commentsOf(declaration).some((comment) => comment.getTag('@example'));
}

/**
 * The names of a component's own props, `null` for what is no component. What every element takes is not among them.
 *
 * @param {import('typedoc').ProjectReflection} project
 * @param {{ entry: string, name: string, declaration: Declaration }} exported
 */
export function propsOf(project, { entry, name, declaration }) {
  if (!isCalled(declaration)) return null;
  const props = exportsOf(project).find((each) => each.entry === entry && each.name === `${name}Props`);
  return props ? (props.declaration.children ?? []).map((child) => child.name) : null;
}
