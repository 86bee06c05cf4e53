import { describe, expect, it } from 'vitest';
import { validate } from '#generated/validators/settings.js';
import { defaultSettings, readSettings } from '#engine/web/shell/settings/read-settings.ts';

describe('the settings', () => {
  it('begin as the spec says', () => {
    expect(readSettings(undefined)).toEqual({
      layout: { style: 'layout1', config: {} },
      theme: { main: 'light9', navbar: 'dark11', toolbar: 'light11', footer: 'dark' },
      direction: 'ltr',
      customScrollbars: true,
      animations: true,
      density: 'comfortable',
      colorScheme: 'system',
    });
  });

  it('are what was saved, over the defaults', () => {
    const saved = {
      layout: { style: 'layout3', config: { mode: 'boxed' } },
      theme: { main: 'light3' },
      direction: 'rtl',
      animations: false,
      density: 'compact',
      colorScheme: 'dark',
    };
    expect(readSettings(saved)).toEqual({
      ...defaultSettings,
      ...saved,
      theme: { ...defaultSettings.theme, main: 'light3' },
    });
  });

  it.each([
    ['a layout there is not', { layout: { style: 'layout9', config: 'x' } }],
    ['palettes there are not', { theme: { main: 'constructor', navbar: 7, toolbar: 'pink' } }],
    ['other values there are not', { direction: 'up', density: 'airy', colorScheme: 'sepia', animations: 'no' }],
    ['what is no object', [1, 2]],
  ])('go on with the defaults instead of %s', (_, saved) => {
    expect(readSettings(saved)).toEqual(defaultSettings);
  });

  it('are accepted by the server as they are', () => {
    expect(validate(defaultSettings)).toBe(true);
  });
});
