// npm run bench -- web: this product beside a minimal react-admin application with the same entities, rows and calls;
// react-admin is 1. Rounds take turns; a figure is the median of them.
import { chromium } from 'playwright-core';
import { findBrowser } from '../find-browser.ts';
import { median } from './server.ts';
import { productAt, reactAdminAt } from './web/applications.ts';
import { openFront } from './web/front.ts';
import { measureRound, visitOnce, type Figures } from './web/measure.ts';
import { startProduct } from './web/product.ts';
import { buildReactAdmin } from './web/react-admin.ts';

interface Line {
  readonly figure: string;
  readonly what: string;
  readonly unit: string;
  /** Of react-admin's; absent: without a goal. */
  readonly goal?: number;
  /** Which of react-admin's figures it is compared with, when that is another one. */
  readonly against?: string;
  readonly divide?: number;
}

const lines: readonly Line[] = [
  { figure: 'bytes', what: 'bytes until the list is usable', unit: 'kB', goal: 0.8, divide: 1000 },
  { figure: 'requests', what: 'requests until the list is usable (at most 8)', unit: '' },
  { figure: 'cold', what: 'cold load to usable list', unit: 'ms', goal: 0.6 },
  { figure: 'coldCpu', what: 'its processor time', unit: 'ms', goal: 0.6 },
  { figure: 'answer', what: 'until a press in it is answered', unit: 'ms' },
  { figure: 'slow', what: 'on slow 4G with a 4 x slower processor', unit: 'ms', goal: 0.6 },
  { figure: 'slowAnswer', what: 'until a press in it is answered', unit: 'ms' },
  { figure: 'warm', what: 'warm start, against the cold one', unit: 'ms', goal: 0.4, against: 'cold' },
  { figure: 'tab', what: 'warm start in another tab, against the cold one', unit: 'ms', against: 'cold' },
  { figure: 'page25', what: 'next page of 25 rows', unit: 'ms', goal: 0.35 },
  { figure: 'page100', what: 'next page of 100 rows', unit: 'ms', goal: 0.35 },
  { figure: 'sort', what: 'sort 100 rows, 4 x slower processor', unit: 'ms', goal: 0.25 },
  { figure: 'routeFirst', what: 'change of route, first', unit: 'ms', goal: 0.5 },
  { figure: 'routeAgain', what: 'change of route, again', unit: 'ms', goal: 0.5 },
  { figure: 'routeBack', what: 'change of route, back', unit: 'ms', goal: 0.5 },
  { figure: 'formOpen', what: "a record's form: open", unit: 'ms', goal: 0.7 },
  { figure: 'formKey', what: "a record's form: processor time a key", unit: 'ms', goal: 0.8 },
  { figure: 'memory100', what: 'memory with 100 rows', unit: 'MB', goal: 0.6, divide: 1_000_000 },
  { figure: 'memory50', what: 'memory after 50 navigations', unit: 'MB', goal: 0.6, divide: 1_000_000 },
  { figure: 'growth', what: 'growth of what is kept a navigation', unit: 'kB', divide: 1000 },
];

/** Rounds of each application; `bench -- web 1` is enough to look at a change. */
const usualRounds = 3;

export async function benchWeb(root: string, rounds = usualRounds): Promise<void> {
  const executablePath = await findBrowser({ install: false });
  if (executablePath === undefined) throw new Error('No Chromium was found: set CHROMIUM_PATH.');
  const reactAdmin = buildReactAdmin(root);
  const product = await startProduct(root);
  const own = await openFront(product.server.url);
  const other = await openFront(product.server.url, reactAdmin);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const applications = [productAt(own.url, product.token), reactAdminAt(other.url, product.token)];
    const measured: Readonly<Record<string, Figures>>[] = [];
    for (const application of applications) await visitOnce(browser, application);
    for (let round = 0; round < rounds; round += 1) measured.push(await measureRound(browser, applications));
    for (const line of lines) console.log(printLine(line, measured));
  } finally {
    await browser.close();
    own.stop();
    other.stop();
    await product.stop();
  }
}

function printLine(
  { figure, what, unit, goal, against, divide = 1 }: Line,
  measured: readonly Readonly<Record<string, Figures>>[],
): string {
  const of = (name: string, which: string) =>
    median(measured.map((round) => round[name]?.[which] ?? Number.NaN)) / divide;
  const product = of('product', figure);
  const reactAdmin = of('react-admin', against ?? figure);
  const number = (value: number) => value.toFixed(Math.abs(value) < 10 ? 1 : 0).padStart(7);
  const wanted = goal === undefined ? '' : `  goal ${goal}${product / reactAdmin <= goal ? ', reached' : ''}`;
  return `${what.padEnd(48)} ${(product / reactAdmin).toFixed(2).padStart(6)}  ${number(product)} : ${number(reactAdmin)} ${unit.padEnd(2)}${wanted}`;
}
