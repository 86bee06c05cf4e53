// business.ts: what the engine needs of the subjects before it runs, gathered from their files.
import { kebabToCamel } from '#engine/model/naming.ts';
import { header, type Output } from './print-text.ts';
import type { Subject } from './source.ts';

export function printBusiness(business: readonly Subject[]): Output {
  const computed = business.filter((subject) => subject.computed !== undefined);
  const tables = business.filter((subject) => subject.tables !== undefined);
  const text = [
    header('src/business/*/server/{computed,tables}.ts'),
    "import type { ComputedExpression } from '#engine/server/records/computed-expression.ts';",
    "import type { Table } from '#engine/model/table.ts';",
    ...computed.map(({ name }) => importOf('computed', name)),
    ...tables.map(({ name }) => importOf('tables', name)),
    "import type { ComputedName } from './entities.ts';\n",
    '/** Every computed field has its expression, or this does not compile. */',
    `export const computed: Readonly<Record<ComputedName, ComputedExpression>> = {\n${computed.map(({ name }) => `  ...${localName('computed', name)},\n`).join('')}};\n`,
    '/** Tables that no schema declares. */',
    `export const businessTables: readonly Table[] = [\n${tables.map(({ name }) => `  ...${localName('tables', name)},\n`).join('')}];\n`,
  ].join('\n');
  return { path: 'business.ts', text };
}

function importOf(what: 'computed' | 'tables', subject: string): string {
  return `import { ${what} as ${localName(what, subject)} } from '#business/${subject}/server/${what}.ts';`;
}

function localName(what: string, subject: string): string {
  return `${what}Of${kebabToCamel(`-${subject}`)}`;
}
