// What an editor shows on hover: every name that right.tsx takes from the packages, and every prop, has its sentence.
import ts from 'typescript';

const file = 'right.tsx';
const options = {
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
};
const service = ts.createLanguageService({
  getScriptFileNames: () => [file],
  getScriptVersion: () => '1',
  getScriptSnapshot: (name) => {
    const text = ts.sys.readFile(name);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => process.cwd(),
  getCompilationSettings: () => options,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: ts.sys.fileExists,
  readFile: ts.sys.readFile,
  readDirectory: ts.sys.readDirectory,
  directoryExists: ts.sys.directoryExists,
  getDirectories: ts.sys.getDirectories,
});

const source = service.getProgram().getSourceFile(file);
const names = [];
const walk = (node) => {
  if (ts.isImportDeclaration(node) && node.moduleSpecifier.text.startsWith('@mines/')) {
    for (const { name } of node.importClause.namedBindings.elements) names.push(name);
    return;
  }
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isPropertyAccessExpression(node)) {
    names.push(node.name);
  }
  ts.forEachChild(node, walk);
};
ts.forEachChild(source, walk);

const dumb = names.filter((name) => {
  const info = service.getQuickInfoAtPosition(file, name.getStart(source));
  const about = ts.displayPartsToString(info?.documentation).trim();
  console.log(`${name.text}: ${about.split('\n')[0]}`);
  return about === '';
});
if (names.length < 15) throw new Error(`only ${names.length} names were found`);
if (dumb.length > 0) throw new Error(`no words on ${dumb.map(({ text }) => text).join(', ')}`);
