import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './entries.mjs';
import { filesOf } from './snippets.mjs';

/**
 * @typedef {object} StoryFile
 * @property {string} path
 * @property {string} title
 * @property {string} component What `component` names, empty where nothing is.
 * @property {string} text
 * @property {{ name: string, played: boolean, described: boolean, reason: string }[]} stories
 */

/** @returns {StoryFile[]} Every file of stories, read as source: what is played, described, and excused. */
export function storyFiles() {
  return filesOf(/\.stories\.tsx$/).map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const objects = new Map(source.statements.flatMap((statement) => declared(statement)));
    const meta = objects.get('meta');
    return {
      path,
      text,
      title: meta ? textOf(meta.value, 'title') : '',
      component: meta ? (property(meta.value, 'component')?.getText() ?? '') : '',
      stories: [...objects]
        .filter(([, { exported }]) => exported)
        .map(([name, { value, described }]) => ({
          name,
          described,
          played: isPlayed(value, objects),
          reason: reasonOf(value),
        })),
    };
  });
}

/** @typedef {{ value: ts.ObjectLiteralExpression, exported: boolean, described: boolean }} Declared */

/** @param {ts.Statement} statement @returns {[string, Declared][]} */
function declared(statement) {
  if (!ts.isVariableStatement(statement)) return [];
  const exported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  const described = ts.getJSDocCommentsAndTags(statement).length > 0;
  return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
    const value = initializer && ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
    return value && ts.isObjectLiteralExpression(value)
      ? [/** @type {[string, Declared]} */ ([name.getText(), { value, exported, described }])]
      : [];
  });
}

/** @param {ts.ObjectLiteralExpression} object @param {string} name */
function property(object, name) {
  const found = object.properties.find((each) => each.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** @param {ts.ObjectLiteralExpression} object @param {string} name */
function textOf(object, name) {
  const value = property(object, name);
  return value && ts.isStringLiteralLike(value) ? value.text : '';
}

/**
 * A story plays by itself or as the one does that it is made from.
 *
 * @param {ts.ObjectLiteralExpression} story
 * @param {Map<string, Declared>} all
 * @returns {boolean}
 */
function isPlayed(story, all) {
  return story.properties.some((each) => {
    if (ts.isSpreadAssignment(each)) {
      const from = all.get(each.expression.getText());
      return from ? isPlayed(from.value, all) : false;
    }
    return each.name?.getText() === 'play';
  });
}

/** @param {ts.ObjectLiteralExpression} story */
function reasonOf(story) {
  const parameters = property(story, 'parameters');
  return parameters && ts.isObjectLiteralExpression(parameters) ? textOf(parameters, 'notPlayed') : '';
}
