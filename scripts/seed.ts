// npm run seed -- --size full|demo|N: applies the schemas to the database of the settings and loads demo data into it.
import { parseArgs } from 'node:util';
import { applySchema } from '#engine/server/database/apply-schema.ts';
import { openNamed } from '#engine/server/database/open-database.ts';
import { readScale, type Scale } from '#business/demo/scale.ts';
import { seedDemo } from '#business/demo/seed-demo.ts';
import { buildLog } from '#engine/server/log.ts';
import { modules } from '../src/server.ts';
import { readSettings } from '#engine/server/settings.ts';

const usage = `Usage: npm run seed -- [--size full|demo|N] [--today YYYY-MM-DD]
  --size   full: 100,000 orders; demo (the default): 4,000; or the number of orders, from 200 to 10m, such as 50k
  --today  the day the data ends on; without it, today`;

interface Options {
  readonly scale: Scale;
  readonly today: string | undefined;
}

function readOptions(args: readonly string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { size: { type: 'string', default: 'demo' }, today: { type: 'string' } },
    });
    const scale = readScale(values.size);
    const isDay =
      values.today === undefined || (/^\d{4}-\d\d-\d\d$/.test(values.today) && !Number.isNaN(Date.parse(values.today)));
    return scale === undefined || !isDay ? undefined : { scale, today: values.today };
  } catch {
    return undefined;
  }
}

/** The exit code. */
async function run(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options === undefined) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const log = buildLog();
  const { scale, today } = options;
  const settings = readSettings(process.env, modules.settings);
  const database = await openNamed(settings, log);
  try {
    await applySchema(database);
    const rows = await seedDemo({
      database,
      scale,
      log,
      organizationId: settings.organizationId,
      ...(today === undefined ? { clock: () => new Date() } : { today }),
    });
    if (rows !== undefined) return 0;
    process.stderr.write(
      'The organisation already has providers or users: nothing was loaded. Seed into an empty database (DATA_DIR or DATABASE_URL).\n',
    );
    return 1;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
