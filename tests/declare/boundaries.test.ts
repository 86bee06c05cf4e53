// The rooms import in one direction only. One violation of each kind is planted in a folder of its own, and the linter
// has to refuse it.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '#generated/product.ts';

const root = join(import.meta.dirname, '../..');

/** What a file of each room may not name, whatever the depth it is at. */
const refused = {
  'src/engine/model/planted.ts': [
    '#business/orders/server.ts',
    '../../business/rides/slots.ts',
    '#engine/server/records/uuid-v7.ts',
    '#engine/web/api/client.ts',
    '#generated/entities.ts',
    '#engine/compile/read.ts',
    '#engine/kinds/index.ts',
    '../kinds/money/money.ts',
    '../server/app.ts',
    '#scripts/start.ts',
    'react',
    '@mui/material/Box',
    'fastify',
    'kysely',
    'node:fs',
  ],
  'src/engine/kinds/money/planted.ts': [
    '#engine/server/records/uuid-v7.ts',
    '#engine/web/api/client.ts',
    '#engine/compile/read.ts',
    '#generated/entities.ts',
    '#business/orders/sale.ts',
    '../../server/app.ts',
    './money-view.tsx',
    '../views.ts',
    '#engine/kinds/text/text-view.tsx',
    'react',
    '@mui/material/Box',
    'fastify',
    'kysely',
    'node:fs',
  ],
  'src/engine/kinds/money/planted-view.tsx': ['#engine/server/app.ts', '#engine/compile/read.ts', 'fastify', 'node:fs'],
  'src/engine/server/records/planted.ts': [
    '#engine/live/develop.ts',
    '#business/orders/server.ts',
    '../../../business/rides/slots.ts',
    '#engine/kinds/views.ts',
    '#engine/kinds/money/money-view.tsx',
    '../../kinds/money/money-view.tsx',
    '#engine/web/app.tsx',
    '#engine/web/list/list-state.ts',
    '#engine/build/precompress.ts',
    '#tests/support/app.ts',
    '../../web/app.tsx',
    'react',
    'react-dom/server',
    '@mui/material/Box',
  ],
  'src/engine/live/planted.ts': [
    '#generated/entities.ts',
    '#business/orders/server.ts',
    '#engine/web/app.tsx',
    '../web/app.tsx',
    '../../generated/entities.ts',
    'react',
  ],
  'src/engine/live/page.ts': ['#engine/compile/compile.ts', './develop.ts', '../server/app.ts', 'vite', 'node:fs'],
  'src/engine/web/records/list/planted.ts': [
    '#engine/live/page.ts',
    '../../../live/page.ts',
    '#engine/server/app.ts',
    '#engine/server/records/uuid-v7.ts',
    '#engine/compile/read.ts',
    '#tests/support/app.ts',
    '../../../server/app.ts',
    '../../../../src/engine/server/app.ts',
    '../../../../scripts/start.ts',
    '#business/orders/web.ts',
    '#business/orders/web/order-calls.ts',
    '#business/prices/quantity.ts',
    '../../../../business/orders/quantity.ts',
    '../../../../../src/business/orders/web/order-calls.ts',
    'fastify',
    'pg',
    'node:fs',
  ],
  'src/business/orders/server/payments/planted.ts': [
    '#engine/kinds/views.ts',
    '#engine/kinds/money/money-view.tsx',
    '#engine/web/app.tsx',
    '#engine/web/list/list-state.ts',
    '#engine/build/precompress.ts',
    '#business/rides/web.ts',
    '#business/orders/web/order-calls.ts',
    '../../web/order-calls.ts',
    '../../web.ts',
    '../../../rides/web/ride-calls.ts',
    '#business/rides/server/ride-hooks.ts',
    '../../../rides/server/ride-hooks.ts',
    '../../../../engine/web/app.tsx',
    '../../../../../src/business/rides/web/ride-calls.ts',
    '#tests/support/app.ts',
    'react',
    '@mui/material/Box',
  ],
  'src/business/orders/web/lines/planted.ts': [
    '#engine/server/app.ts',
    '#engine/server/records/uuid-v7.ts',
    '#engine/compile/read.ts',
    '#business/rides/server.ts',
    '#business/orders/server/payments.ts',
    '../../server/payments.ts',
    '../../server.ts',
    '../../../rides/server/ride-hooks.ts',
    '#business/rides/web/ride-calls.ts',
    '../../../rides/web/ride-calls.ts',
    '../../../../engine/server/app.ts',
    '../../../../../scripts/start.ts',
    'fastify',
    'kysely',
    'node:fs',
  ],
  'src/business/orders/planted.ts': [
    '#engine/kinds/views.ts',
    '#engine/kinds/money/money-view.tsx',
    '#engine/server/records/uuid-v7.ts',
    '#engine/web/i18n/use-text.ts',
    '#engine/compile/read.ts',
    '#business/rides/server.ts',
    '#business/rides/web/ride-calls.ts',
    './server/payments.ts',
    './web.ts',
    '../rides/web/ride-calls.ts',
    '../../engine/web/app.tsx',
    'react',
    '@mui/material/Box',
    'fastify',
    'pg',
    'node:fs',
  ],
  'src/engine/compile/planted.ts': [
    '#engine/kinds/views.ts',
    '#business/reports/sales-report.ts',
    '../../business/rides/server/calls.ts',
    '#generated/entities.ts',
    '#generated/forms/provider.ts',
    '#engine/server/records/moment.ts',
    '#engine/web/app.tsx',
    '#engine/server/app.ts',
    'react',
    'fastify',
  ],
} as const satisfies Record<string, readonly string[]>;

const allowed = {
  'src/engine/model/sound.ts': ['#engine/model/entity.ts', './money.ts'],
  'src/engine/kinds/money/sound.ts': ['#engine/model/entity.ts', '../amount.ts', '#engine/kinds/index.ts'],
  'src/engine/kinds/money/sound-view.tsx': [
    '#engine/model/entity.ts',
    '#engine/web/i18n/use-text.ts',
    'react',
    '../view.ts',
  ],
  'src/engine/server/records/sound.ts': [
    '#engine/kinds/index.ts',
    '#generated/entities.ts',
    '#engine/model/entity.ts',
    '../api-error.ts',
    'node:fs',
    'fastify',
  ],
  'src/engine/web/records/list/sound.ts': [
    '#generated/entities.ts',
    '#engine/model/entity.ts',
    '../lower-first.ts',
    'react',
    '@mui/material/Box',
  ],
  'src/business/orders/server/payments/sound.ts': [
    '#engine/server/app.ts',
    '#generated/entities.ts',
    '#business/rides/server.ts',
    '#business/rides/slots.ts',
    '../../quantity.ts',
    '../web-hooks.ts',
    'kysely',
    'node:crypto',
  ],
  'src/business/orders/web/lines/sound.ts': [
    '#engine/web/i18n/use-text.ts',
    '#business/rides/web.ts',
    '#business/rides/slots.ts',
    '../../quantity.ts',
    '../server-notes.ts',
    'react',
    '@mui/material/Box',
  ],
  'src/business/orders/sound.ts': ['#engine/model/entity.ts', '#business/rides/slots.ts', './quantity.ts'],
  'src/engine/compile/sound.ts': ['#engine/model/entity.ts', './read.ts', 'node:fs'],
} as const satisfies Record<string, readonly string[]>;

/** Two files that know each other, one of them only by a type: in none of these rooms. */
const circles = ['src/engine/model', 'src/engine/kinds/money', 'src/engine/web/list', 'src/business/orders/web'];

/** The ways of naming a file, one line each. */
const ways = [
  (name: string, n: number) => `import { value as value${n} } from '${name}';`,
  (name: string, n: number) => `import type { Value as Value${n} } from '${name}';`,
  (name: string) => `export * from '${name}';`,
  (name: string, n: number) => `export const lazy${n} = () => import('${name}');`,
];

let folder = '';
let found = new Set<string>();
let inCircles = new Set<string>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [path, names] of Object.entries({ ...refused, ...allowed })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      names.flatMap((name, index) => ways.map((write) => write(name, index))).join('\n'),
    );
  }
  for (const room of circles) {
    mkdirSync(join(folder, room), { recursive: true });
    writeFileSync(join(folder, room, 'hen.ts'), "import { egg } from './egg.ts';\nexport type Hen = typeof egg;\n");
    writeFileSync(
      join(folder, room, 'egg.ts'),
      "import type { Hen } from './hen.ts';\nexport const egg = {} as Hen;\n",
    );
  }
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'unix', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  found = new Set(
    [...stdout.matchAll(/^(?:.*\/)?((?:src|scripts)\/\S+?):(\d+):\d+:.*is restricted/gm)].map(
      ([, path, line]) => `${path}:${line}`,
    ),
  );
  inCircles = new Set([...stdout.matchAll(/^(?:.*\/)?(src\/\S+?):\d+:\d+:.*cycle/gim)].map(([, path = '']) => path));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const linesOf = (path: string, count: number) =>
  Array.from({ length: count * ways.length }, (_, index) => `${path}:${index + 1}`);

test.each(Object.entries(refused))('%s is refused each of them, in every way of importing', (path, names) => {
  expect(linesOf(path, names.length).filter((line) => !found.has(line))).toEqual([]);
});

test.each(Object.entries(allowed))('%s may name what is its own or below', (path, names) => {
  expect(linesOf(path, names.length).filter((line) => found.has(line))).toEqual([]);
});

test.each(circles)('%s has no circle of imports, not of types either', (room) => {
  expect([`${room}/hen.ts`, `${room}/egg.ts`].filter((path) => !inCircles.has(path))).toEqual([]);
});

test('the engine knows no word of this business: its name, its tickets', () => {
  const engine = join(root, 'src/engine');
  const files = readdirSync(engine, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const told = files.flatMap(({ parentPath, name }) => {
    const lines = readFileSync(join(parentPath, name), 'utf8').split('\n');
    const words = new RegExp(`\\b(${product.organization.id}|${product.name}|tickets?)\\b`, 'i');
    return lines.flatMap((line, index) => (words.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : []));
  });
  expect(told).toEqual([]);
});
