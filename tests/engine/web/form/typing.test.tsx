import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ComponentType } from 'react';
import { fieldViews } from '#engine/kinds/views.ts';
import type { WidgetProps } from '#engine/kinds/view.ts';
import { kitTheme } from '#engine/web/form/form-kit.tsx';
import { kindFieldName } from '#engine/web/form/ui-schema.ts';
import type { Caller } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

/** What was drawn, in order: inputs by their id, what stands around them by its name. */
const drawn: string[] = [];

let server: RealServer;
let admin: Caller;
let ride: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  const views = [fieldViews.integer, fieldViews.text] as { Widget: ComponentType<WidgetProps> }[];
  const widgets = views.map(({ Widget }) => Widget);
  views.forEach((view, index) => {
    const Widget = widgets[index] as ComponentType<WidgetProps>;
    view.Widget = (props) => {
      drawn.push(`input ${props.id}`);
      return <Widget {...props} />;
    };
  });
  return () => views.forEach((view, index) => Object.assign(view, { Widget: widgets[index] }));
});
beforeAll(async () => {
  const { fields, templates } = kitTheme;
  const { [kindFieldName]: Field } = fields;
  const { ObjectFieldTemplate: Around } = templates;
  fields[kindFieldName] = (props) => {
    drawn.push(props.fieldPathId.$id);
    return Field(props);
  };
  templates.ObjectFieldTemplate = (props) => {
    drawn.push(`around ${props.fieldPathId.path.join('.')}`);
    return Around(props);
  };
  return () => {
    fields[kindFieldName] = Field;
    templates.ObjectFieldTemplate = Around;
  };
});
beforeAll(async () => {
  server = await startRealServer();
  admin = await server.app.as('admin');
});
afterAll(() => server.close());

beforeEach(async () => {
  ride = await create(admin, 'ride', {
    timetables: [
      { weekday: 'monday', startTime: '10:00', finishTime: '11:00', timeInterval: 10 },
      { weekday: 'tuesday', startTime: '10:00', finishTime: '11:00', timeInterval: 10 },
      { weekday: 'friday', startTime: '10:00', finishTime: '11:00', timeInterval: 10 },
    ],
  });
});

const open = (tab: string) =>
  openApp({
    path: `/apps/administration/providers/${String(ride['providerId'])}/ride/${String(ride['id'])}?tab=${tab}`,
    token: (admin.headers['authorization'] ?? '').replace('Bearer ', ''),
  });
/** It is drawn when there is time: not just while a test types. */
const drawNothingOutOfSight = () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
};
const intervals = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /Intervalo/ });
const saved = async () => (await admin.get(`/api/rides/${String(ride['id'])}`)).body;
const drawnSince = (from: number) => [...new Set(drawn.slice(from))];

describe('typing', () => {
  it('draws one input a key, and around the others nothing, until the field is left', async () => {
    drawNothingOutOfSight();
    const { user } = await open('timetables');
    await screen.findAllByRole('textbox', { name: /Intervalo/ });
    const input = intervals()[1] as HTMLInputElement;
    await user.click(input);
    const before = drawn.length;
    await user.keyboard('567');
    expect(input).toHaveValue('10567');
    expect(drawn.slice(before)).toEqual(Array.from('567', () => `input ${input.id}`));
    await user.tab();
    await waitFor(() => expect(drawnSince(before)).toContain('around timetables.1'));
    expect(drawnSince(before)).not.toContain('around timetables.0');
  });

  it('draws no input of a text but where it begins and is emptied: the input has what is typed', async () => {
    drawNothingOutOfSight();
    const { user } = await open('data');
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Nome/ });
    const begun = name.value;
    await user.click(name);
    const drawnBy = async (keys: string) => {
      const before = drawn.length;
      await user.keyboard(keys);
      return drawn.slice(before);
    };
    expect(await drawnBy(' n')).toEqual([`input ${name.id}`]);
    expect(await drawnBy('ovo ')).toEqual([]);
    expect(name).toHaveValue(`${begun} novo `);
    await user.clear(name);
    expect(await drawnBy('de novo')).toEqual([`input ${name.id}`]);
    expect(name).toHaveValue('de novo');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(async () => expect((await saved()).name).toBe('de novo'));
    expect(name).toHaveValue('de novo');
  });

  it('leaves a text spelled as it is stored, also where nothing but a space was typed', async () => {
    const { user } = await open('data');
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Nome/ });
    const begun = name.value;
    await user.type(name, '  ');
    expect(name).toHaveValue(`${begun}  `);
    await user.tab();
    expect(name).toHaveValue(begun);
    await user.type(name, ' b ');
    await user.tab();
    expect(name).toHaveValue(`${begun} b`);
    await user.clear(name);
    await user.type(name, '   ');
    await user.tab();
    expect(name).toHaveValue('');
  });

  it('finds only the fields of the open tab at first, and leaves those alone that are out of sight', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    const { user } = await open('data');
    const name = await screen.findByRole('textbox', { name: /^Nome/ });
    const intervalsOutOfSight = () => document.querySelectorAll('[hidden] input[id$="_timeInterval"]');
    expect(intervalsOutOfSight()).toHaveLength(0);
    // For paper, all is drawn once there is time.
    act(() => {
      for (const draw of idle) draw();
    });
    await waitFor(() => expect(intervalsOutOfSight()).toHaveLength(3));
    await user.type(name, '!');
    const before = drawn.length;
    await user.tab();
    await waitFor(() => expect(drawnSince(before)).toContain('around '));
    expect(drawnSince(before).filter((what) => what.includes('timetables'))).toEqual([]);
  });

  it('is in what is sent while the field has the focus', async () => {
    const { user } = await open('timetables');
    await screen.findAllByRole('textbox', { name: /Intervalo/ });
    await user.clear(intervals()[2] as HTMLInputElement);
    await user.type(intervals()[2] as HTMLInputElement, '30');
    // As the Enter key does in browsers.
    intervals()[2]?.form?.requestSubmit();
    await waitFor(async () => expect((await saved()).timetables[2].timeInterval).toBe(30));
  });

  it('stays with its row when another row goes before the field is left', async () => {
    const { user } = await open('timetables');
    await screen.findAllByRole('textbox', { name: /Intervalo/ });
    await user.clear(intervals()[2] as HTMLInputElement);
    await user.type(intervals()[2] as HTMLInputElement, '45');
    // By a script or an assistive device: the focus stays where one types.
    screen.getByRole('button', { name: /Remover.*1/ }).click();
    await waitFor(() => expect(intervals()).toHaveLength(2));
    expect(intervals().map(({ value }) => value)).toEqual(['10', '45']);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(async () =>
      expect((await saved()).timetables).toMatchObject([{ timeInterval: 10 }, { timeInterval: 45 }]),
    );
  });

  it('is there after another tab was looked at, and a mistake in a tab that is closed opens it', async () => {
    const { user } = await open('timetables');
    await screen.findAllByRole('textbox', { name: /Intervalo/ });
    await user.clear(intervals()[0] as HTMLInputElement);
    await user.type(intervals()[0] as HTMLInputElement, 'many');
    await user.click(screen.getByRole('tab', { name: /Dados/ }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.getByRole('tab', { name: /Grade de horários/, selected: true })).toBeVisible());
    await waitFor(() => expect(intervals()[0]).toHaveFocus());
    expect(intervals()[0]).toHaveValue('many');
    expect(within(intervals()[0]?.closest('tr') as HTMLElement).getByText(/número/)).toBeInTheDocument();
  });
});
