import { describe, expect, it } from 'vitest';
import { changeConfig, readConfig } from '#engine/web/shell/chrome/layouts/layout-description.ts';
import {
  layout1Description,
  layout2Description,
  layout3Description,
  layoutDescriptions,
} from '#engine/web/shell/chrome/layouts/layout-descriptions.ts';

describe('a layout’s config', () => {
  it('is the layout’s defaults where nothing is saved', () => {
    expect(readConfig(layout1Description, {})).toEqual({
      mode: 'fullwidth',
      navbar: { display: true, folded: false, position: 'left' },
      toolbar: { display: true, style: 'fixed', position: 'below' },
      footer: { display: true, style: 'static', position: 'above' },
      leftSidePanel: { display: false },
      rightSidePanel: { display: true },
    });
    expect(readConfig(layout2Description, undefined).toolbar.position).toBe('below');
    expect(readConfig(layout3Description, undefined)).toMatchObject({
      mode: 'container',
      toolbar: { position: 'above' },
    });
  });

  it('takes what is saved, value by value', () => {
    const config = readConfig(layout1Description, { mode: 'boxed', navbar: { position: 'right' } });
    expect(config.mode).toBe('boxed');
    expect(config.navbar).toEqual({ display: true, folded: false, position: 'right' });
  });

  it.each([
    ['a value of another layout', { mode: 'container' }],
    ['a value of another type', { mode: true, navbar: { folded: 'yes', position: 3 } }],
    ['no object', 'boxed'],
    ['a part that is no object', { navbar: 'left' }],
    ['unknown names', { wings: true, navbar: { wings: true } }],
  ])('leaves out %s', (_, saved) => {
    expect(readConfig(layout1Description, saved)).toEqual(readConfig(layout1Description, {}));
  });

  it('changes one value and keeps the others', () => {
    const saved = { mode: 'boxed', navbar: { folded: true } };
    expect(changeConfig(saved, ['navbar', 'position'], 'right')).toEqual({
      mode: 'boxed',
      navbar: { folded: true, position: 'right' },
    });
    expect(changeConfig(saved, ['mode'], 'fullwidth')).toEqual({ mode: 'fullwidth', navbar: { folded: true } });
    expect(changeConfig({}, ['footer', 'display'], false)).toEqual({ footer: { display: false } });
  });

  it('has in each layout the parts that a route may hide', () => {
    for (const description of Object.values(layoutDescriptions)) {
      expect(Object.keys(description)).toEqual(
        expect.arrayContaining(['navbar', 'toolbar', 'footer', 'leftSidePanel', 'rightSidePanel']),
      );
    }
  });
});
