// The shortcuts, as the keyboard knows them and as the sheet lists them.
import type { TextKey } from '#engine/web/i18n/text-keys.ts';

interface Shortcut {
  /** Key of its text. */
  readonly text: TextKey;
  readonly keys: readonly string[];
  /** One key without Ctrl: off inside inputs, and switchable off. */
  readonly single: boolean;
}

const command = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

export const paletteKeys: readonly string[] = [command, 'K'];

export const shortcuts: readonly Shortcut[] = [
  { text: 'shortcuts.palette', keys: paletteKeys, single: false },
  { text: 'shortcuts.save', keys: [command, 'S'], single: false },
  { text: 'shortcuts.close', keys: ['Esc'], single: false },
  { text: 'shortcuts.search', keys: ['/'], single: true },
  { text: 'shortcuts.newRecord', keys: ['N'], single: true },
  { text: 'shortcuts.quickPanel', keys: ['Q'], single: true },
  { text: 'shortcuts.sheet', keys: ['?'], single: true },
  { text: 'shortcuts.rows', keys: ['J', 'K'], single: true },
  { text: 'shortcuts.expand', keys: ['E'], single: true },
  { text: 'shortcuts.mark', keys: ['X'], single: true },
  { text: 'shortcuts.markTo', keys: ['⇧', 'X'], single: true },
];
