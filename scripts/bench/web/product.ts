// This product with the measured entities declared in it: a copy of the project, built and started as anyone would.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runServer, signIn, type RunningServer } from '../server.ts';
import { entities, recordOf, schemaOf } from './entities.ts';

/** Nothing of these is needed to build and start. */
const leftBehind = new Set(['.git', 'node_modules', 'dist-server', 'data', 'docs', 'coverage']);

/** Kept, since writing the records takes minutes: a later run writes those that lack. */
const dataFolder = 'node_modules/.cache/bench-web-data';

export interface Product {
  readonly server: RunningServer;
  readonly token: string;
  readonly stop: () => Promise<void>;
}

export async function startProduct(root: string): Promise<Product> {
  const target = mkdtempSync(join(tmpdir(), 'bench-web-'));
  cpSync(root, target, { recursive: true, filter: (path) => path === root || !leftBehind.has(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(target, 'node_modules'));
  declare(target);
  run(target, ['scripts/generate.ts']);
  run(target, ['scripts/start.ts', '--build-only']);
  const server = await runServer(target, join(root, dataFolder));
  const token = await signIn(server.url);
  for (const entity of entities) await fill(server.url, token, entity);
  return {
    server,
    token,
    stop: async () => {
      await server.stop();
      rmSync(target, { recursive: true, force: true });
    },
  };
}

function declare(target: string): void {
  const change = (file: string, edit: (content: Record<string, never>) => void) => {
    const content = JSON.parse(readFileSync(join(target, file), 'utf8')) as Record<string, never>;
    edit(content);
    writeFileSync(join(target, file), JSON.stringify(content));
  };
  for (const entity of entities) {
    const { name, collection } = entity;
    const title = { pt: collection, en: collection, fr: collection };
    writeFileSync(join(target, `schemas/${collection.slice(0, -1)}.schema.json`), JSON.stringify(schemaOf(entity)));
    change('roles.config.json', ({ entities: rights }: Record<string, Record<string, unknown>>) => {
      if (rights) rights[name] = { read: ['admin'], create: ['admin'], update: ['admin'], remove: ['admin'] };
    });
    change('routes.config.json', ({ routes }: Record<string, unknown[]>) => {
      const common = { entity: name, auth: ['admin'], chrome: 'administration' };
      routes?.push(
        { name: `${name}s`, path: `/${collection}`, screen: 'list', ...common },
        { name, path: `/${collection}/:${name}Id`, screen: 'record', parent: `${name}s`, ...common },
      );
    });
    change('navigation.config.json', ({ items }: Record<string, { id: string; children: unknown[] }[]>) => {
      items
        ?.find(({ id }) => id === 'administrative')
        ?.children.unshift({
          id: name,
          type: 'item',
          title,
          icon: 'category',
          url: `/${collection}`,
          auth: ['admin'],
        });
    });
  }
}

function run(target: string, command: readonly string[]): void {
  const done = spawnSync(process.execPath, command, { cwd: target, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${command.join(' ')} failed:\n${done.stdout}${done.stderr}`);
}

/** Through the calls, some at once; whoever is told to come back does. */
async function fill(url: string, token: string, entity: (typeof entities)[number]): Promise<void> {
  const known = await fetch(`${url}/api/${entity.collection}?_start=0&_end=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  let next = Number(known.headers.get('x-total-count'));
  const writer = async () => {
    for (let index = next++; index < entity.rows; index = next++) {
      const send = () =>
        fetch(`${url}/api/${entity.collection}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(recordOf(entity, index)),
        });
      let answer = await send();
      while (answer.status === 429 || answer.status === 503) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        answer = await send();
      }
      if (!answer.ok) throw new Error(`a ${entity.name} was refused: ${answer.status} ${await answer.text()}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, writer));
}
