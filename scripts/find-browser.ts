import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The shell first: the same engine without a browser's own windows, which are a fifth of what a journey computes. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [
    process.env['CHROMIUM_PATH'] ?? '',
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...places,
  ].find((path) => path !== '' && isExecutable(path));
}

/** Where playwright keeps a Chromium of its own, downloaded when `install` asks for it and the network allows. */
async function fromPlaywright(install: boolean): Promise<string | undefined> {
  const { chromium } = await import('playwright-core');
  if (isExecutable(chromium.executablePath())) return chromium.executablePath();
  if (!install) return undefined;
  console.log('No browser found; trying to install Chromium …');
  spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../node_modules/playwright-core/cli.js'), 'install', 'chromium'],
    { stdio: 'inherit', timeout: 300_000 },
  );
  return isExecutable(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * Path of a Chromium-like browser: CHROMIUM_PATH, the PATH, the usual places, playwright's own; undefined when there is
 * none.
 */
export async function findBrowser({ install }: { install: boolean }): Promise<string | undefined> {
  return installed() ?? (await fromPlaywright(install));
}
