// Days and instants in a form: typed, or chosen in the calendar that opens beside them.
import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { DateInput } from '#engine/kinds/date/date-input.tsx';
import { DateTimeInput } from '#engine/kinds/date-time/date-time-input.tsx';
import type { WidgetProps } from '#engine/kinds/view.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { createI18n, loadRest } from '#engine/web/i18n/i18n.ts';

type Told = (value: unknown) => void;

async function open(Input: typeof DateInput, value: unknown, required = false) {
  const told: unknown[] = [];
  function Form({ tell }: { readonly tell: Told }) {
    const [shown, setShown] = useState(value);
    const widget = {
      id: 'visit',
      label: 'Visita',
      value: shown,
      required,
      onChange: (next: unknown) => {
        setShown(next);
        tell(next);
      },
    };
    return <Input widget={widget as unknown as WidgetProps} />;
  }
  const i18n = await createI18n('pt');
  await loadRest(i18n, 'pt');
  render(
    <I18nextProvider i18n={i18n}>
      <Form tell={(next) => told.push(next)} />
    </I18nextProvider>,
  );
  return { user: userEvent.setup(), told, input: screen.getByRole('textbox', { name: /Visita/ }) };
}

const openCalendar = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Calendário: Visita' }));
  return screen.findByRole('dialog', { name: 'Visita' });
};

describe('a day', () => {
  it('is typed over the one that is there, and a wrong one is mended', async () => {
    const { user, told, input } = await open(DateInput, '2026-11-21');
    expect(input).toHaveValue('21/11/2026');
    await user.click(input);
    await user.keyboard('3112202');
    await user.tab();
    expect(input).toHaveValue('3112202');
    expect(told.at(-1)).toBe('3112202');
    await user.click(input);
    await user.keyboard('6');
    await user.tab();
    expect(input).toHaveValue('31/12/2026');
    expect(told.at(-1)).toBe('2026-12-31');
    await user.clear(input);
    expect(told.at(-1)).toBeUndefined();
  });

  it('is chosen in the calendar, by keyboard too, and the focus comes back', async () => {
    const { user, told, input } = await open(DateInput, '2026-11-21');
    const calendar = await openCalendar(user);
    await waitFor(() => expect(screen.getByRole('gridcell', { name: '21' })).toHaveFocus());
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(calendar).not.toBeInTheDocument());
    expect(told).toEqual(['2026-11-22']);
    expect(input).toHaveValue('22/11/2026');
    expect(screen.getByRole('button', { name: 'Calendário: Visita' })).toHaveFocus();
  });

  it('is taken away in the calendar where it may be missing', async () => {
    const { user, told } = await open(DateInput, '2026-11-21');
    await openCalendar(user);
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    expect(told).toEqual([undefined]);
  });

  it('that has to be there is not', async () => {
    const { user } = await open(DateInput, '2026-11-21', true);
    await openCalendar(user);
    expect(screen.queryByRole('button', { name: 'Limpar' })).toBeNull();
  });
});

describe('an instant', () => {
  const at = (hour: number, minute: number, day = 21) => new Date(2026, 10, day, hour, minute).toISOString();

  it('keeps its time on another day, and takes another time', async () => {
    const { user, told, input } = await open(DateTimeInput, at(14, 30));
    expect(input).toHaveValue('21/11/2026, 14:30');
    await openCalendar(user);
    await user.click(screen.getByRole('gridcell', { name: '23' }));
    expect(told.at(-1)).toBe(at(14, 30, 23));
    const time = screen.getByRole('textbox', { name: 'Hora' });
    await user.clear(time);
    await user.type(time, '9h05');
    expect(told.at(-1)).toBe(at(9, 5, 23));
    // No time: the one before stays, and is that of another day.
    for (const wrong of ['24:00', '9:60', '']) {
      await user.clear(time);
      await user.paste(wrong);
      expect(time).toBeInvalid();
    }
    await user.click(screen.getByRole('gridcell', { name: '24' }));
    expect(told.at(-1)).toBe(at(9, 5, 24));
    await user.click(screen.getByRole('gridcell', { name: '23' }));
    expect(await findViolations(screen.getByRole('dialog', { name: 'Visita' }))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(input).toHaveValue('23/11/2026, 09:05');
  });
});
