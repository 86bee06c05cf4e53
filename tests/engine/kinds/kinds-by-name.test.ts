// What is known of a kind stands in its folder: outside src/engine/kinds no code asks which kind a field is by its name.
// It asks the table for what it wants to know, so that a kind more is a folder more. Kinds that are a structure may be
// named: see `structure` in src/engine/kinds/kind.ts. Takes long since only types tell a kind from other words.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-5';
import { beforeAll, expect, test } from 'vitest';
import { fieldKinds, kindNames } from '#engine/kinds/index.ts';
import { root } from '#tests/engine/compile/project-root.ts';

const names: ReadonlySet<string> = new Set(kindNames);
const values: ReadonlySet<string> = new Set(kindNames.filter((name) => fieldKinds[name].structure !== true));

const planted = join(root, 'src/business/planted.ts');
/** A line each: what is refused, and what only looks like it. */
const refused = [
  `export const one = field.kind === 'money';`,
  `export const two = 'date' !== kind;`,
  `export const three = field.kind == 'text';`,
  `export const four = (() => { switch (kind) { case 'email': return 1; default: return 2; } })();`,
  `export const five = ['cpf', 'zipCode'].includes(field.kind);`,
  `export const six = new Set<string>(['cpf', 'list']).has(kind);`,
  `export const seven: readonly FieldKind[] = ['integer', 'list'];`,
  `export const eight: Partial<Record<FieldKind, number>> = { url: 1 };`,
  `export const nine = words.includes(kind);`,
  `export const ten = bare[field.kind];`,
  `export const eleven = field.kind.startsWith('object') || (field.kind as string) === 'choices';`,
  `export const twelve = kind in { money: 1 };`,
];
const allowed = [
  `export const a = field.kind === 'list' || kind === 'reference';`,
  `export const b = token.kind === 'text';`,
  `export const c = ['email', 'phone'].includes(token.kind);`,
  `export const d = { ...field, kind: 'date' as const };`,
  `export const e = fieldKinds[field.kind].moment === 'date';`,
  `export const f = new Set<string>(['object', 'list']).has(kind);`,
  `export const g: Record<string, number> = { money: 1, date: 2 };`,
];
const before = [
  `import { fieldKinds } from '#engine/kinds/index.ts';`,
  `import type { Field } from '#engine/model/entity.ts';`,
  `import type { FieldKind } from '#engine/model/field-kinds.ts';`,
  `declare const field: Field; declare const kind: FieldKind; declare const token: { kind: 'text' | 'email' | 'name' };`,
  `const words: readonly string[] = ['number', 'text']; const bare: Readonly<Record<string, number>> = { color: 1 };`,
];

let found: readonly string[] = [];
let filesRead = 0;

beforeAll(() => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost({ ...options, skipLibCheck: true }, true);
  const [read, exists] = [host.getSourceFile, host.fileExists];
  host.fileExists = (path) => path === planted || exists(path);
  host.getSourceFile = (path, ...rest) =>
    path === planted
      ? ts.createSourceFile(path, [...before, ...refused, ...allowed].join('\n'), ts.ScriptTarget.Latest, true)
      : read(path, ...rest);
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/^src\/(engine\/kinds|generated)\//.test(path))
    .map((path) => join(root, path));
  filesRead = files.length;
  const program = ts.createProgram([...files, planted], options, host);
  const checker = program.getTypeChecker();
  found = [...files, planted].flatMap((path) => {
    const source = program.getSourceFile(path);
    return source === undefined ? [] : namedIn(source, checker);
  });
});

test('no code outside src/engine/kinds asks for a kind by its name', () => {
  expect(filesRead).toBeGreaterThan(500);
  expect(found.filter((place) => !place.startsWith('src/business/planted.ts'))).toEqual([]);
});

test.each(refused.map((line, index) => [line, before.length + index + 1] as const))('refused: %s', (_, line) => {
  expect(found).toContain(`src/business/planted.ts:${line}`);
});

test.each(allowed.map((line, index) => [line, before.length + refused.length + index + 1] as const))(
  'allowed: %s',
  (_, line) => {
    expect(found).not.toContain(`src/business/planted.ts:${line}`);
  },
);

/** Places, `path:line`, where a kind is compared by its name, or looked up among names. */
function namedIn(source: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const places: string[] = [];
  const say = (node: ts.Node) =>
    places.push(
      `${source.fileName.slice(root.length + 1)}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`,
    );
  const visit = (node: ts.Node): void => {
    if (isNamed(node, checker)) say(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

const comparisons: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

function isNamed(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken } = node;
    if (operatorToken.kind === ts.SyntaxKind.InKeyword) return isKind(left, checker) && namesAny(right, checker);
    if (!comparisons.has(operatorToken.kind)) return false;
    return (isName(right) && isKind(left, checker)) || (isName(left) && isKind(right, checker));
  }
  if (ts.isCaseClause(node)) return isName(node.expression) && isKind(node.parent.parent.expression, checker);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [asked] = node.arguments;
    return asked !== undefined && isKind(asked, checker) && namesAny(node.expression.expression, checker);
  }
  if (ts.isElementAccessExpression(node))
    return isKind(node.argumentExpression, checker) && namesAny(node.expression, checker);
  if (ts.isArrayLiteralExpression(node))
    return node.elements.some((one) => isName(one) && isKindType(checker.getContextualType(one)));
  return ts.isObjectLiteralExpression(node) && isKeyedByKind(node, checker);
}

function isName(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) && values.has(node.text);
}

/** An expression that says which kind a field is, also where a cast says less. */
function isKind(node: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return isKind(node.expression, checker);
  return !ts.isStringLiteralLike(node) && isKindType(checker.getTypeAtLocation(node));
}

/** The union of kinds, or what is left of it where some are told apart already; nobody else's words are as many. */
function isKindType(type: ts.Type | undefined): boolean {
  if (type === undefined || !type.isUnion()) return false;
  const words = type.types.filter((one) => (one.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0);
  return words.length > values.size / 2 && words.every((one) => one.isStringLiteral() && names.has(one.value));
}

/** A literal, or a constant that begins as one, with the name of a kind among its items or keys. */
function namesAny(node: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return namesAny(node.expression, checker);
  if (ts.isArrayLiteralExpression(node)) return node.elements.some(isName);
  if (ts.isObjectLiteralExpression(node)) return node.properties.some(isNamedKey);
  if (ts.isNewExpression(node)) return (node.arguments ?? []).some((one) => namesAny(one, checker));
  if (!ts.isIdentifier(node)) return false;
  const declared = checker.getSymbolAtLocation(node)?.valueDeclaration;
  return (
    declared !== undefined &&
    ts.isVariableDeclaration(declared) &&
    declared.initializer !== undefined &&
    namesAny(declared.initializer, checker)
  );
}

function isNamedKey({ name }: ts.ObjectLiteralElementLike): boolean {
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) && values.has(name.text);
}

/** A table with a line for a kind: its type asks for the keys that kinds are called. */
function isKeyedByKind(node: ts.ObjectLiteralExpression, checker: ts.TypeChecker): boolean {
  if (!node.properties.some(isNamedKey)) return false;
  const keys = checker.getContextualType(node)?.getProperties() ?? [];
  return keys.length > values.size / 2 && keys.every(({ name }) => names.has(name));
}
