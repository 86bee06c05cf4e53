// The calendar tab of a ride, through the real server.
import { http, HttpResponse } from 'msw';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { buildRideWorld, type RideWorld } from '#tests/support/ride-world.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';
import { screenWidth } from '#tests/support/web/screen-width.ts';

let server: RealServer;
let world: RideWorld;
const tokenOf = (caller: Caller) => (caller.headers['authorization'] ?? '').replace('Bearer ', '');

beforeAll(async () => {
  server = await startRealServer();
  server.app.setClock(new Date('2026-11-20T12:30:00Z'));
});
beforeEach(async () => {
  world = await buildRideWorld(server.app, {
    seasons: [{ type: 'high', initialDate: '2026-12-15', finalDate: '2026-12-31' }],
  });
  await world.sell({ date: '2026-11-21', time: '09:00', tickets: 12, halfPrice: true });
});
afterEach(() => server.resetAnswers());
afterAll(() => server.close());

const open = async (caller: Caller = world.admin, options: Partial<Parameters<typeof openApp>[0]> = {}) => {
  const path = `/apps/administration/providers/${String(world.provider['id'])}/ride/${world.rideId}?tab=calendar`;
  const opened = await openApp({ path, token: tokenOf(caller), ...options });
  await screen.findByRole('heading', { level: 1 });
  return opened;
};
const saturday = () =>
  screen.findByRole('button', { name: /sábado, 21 de novembro de 2026, Aberto, 188 livres, 12 de 200 vendidos/ });

describe('the calendar of a ride', () => {
  it('says what is missing for a ride that opens on no day, and leads there', async () => {
    const empty = await create(world.admin, 'ride', { providerId: world.provider['id'] });
    const { user } = await openApp({
      path: `/apps/administration/providers/${String(world.provider['id'])}/ride/${String(empty['id'])}?tab=calendar`,
      token: tokenOf(world.admin),
    });
    expect(await screen.findByText('Esta atração ainda não abre em nenhum dia.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Grade de horários' }));
    expect(screen.getByRole('tab', { name: 'Grade de horários' })).toHaveAttribute('aria-selected', 'true');
  });

  it('says that it could not be read, and tries again', async () => {
    server.answer(
      http.get('*/api/rides/:id/calendar', () =>
        HttpResponse.json(
          { statusCode: 500, code: 'INTERNAL', message: 'Ocorreu um erro', requestId: 'r-7' },
          { status: 500 },
        ),
      ),
    );
    const { user } = await open();
    expect(await screen.findByText(/r-7/)).toBeInTheDocument();
    server.resetAnswers();
    await user.click(await screen.findByRole('button', { name: /Tentar de novo/ }));
    expect(await saturday()).toBeInTheDocument();
  });

  it('shows for each day in words what is free and sold, and the slots of a day by pool', async () => {
    const { user, page } = await open();
    const day = await saturday();
    expect(day).toHaveTextContent('188 livres');
    expect(screen.getByRole('button', { name: /segunda-feira, 23 de novembro de 2026, Fechado$/ })).toHaveTextContent(
      'Fechado',
    );
    await user.click(day);
    const slots = await screen.findByRole('table', { name: 'Horários do dia' });
    const nine = await within(slots).findByRole('row', { name: /09:00/ });
    expect(nine).toHaveTextContent(/48 livres 12 de 60 vendidos/);
    expect(nine).toHaveTextContent('12 de 12 (100%)');
    expect(await findViolations(page)).toEqual([]);
  });

  it('is one tab stop, and its keys lead from day to day and into other months', async () => {
    const { user } = await open();
    const today = await screen.findByRole('button', { name: /sexta-feira, 20 de novembro/ });
    expect(today).toHaveAttribute('aria-current', 'date');
    const grid = screen.getByRole('grid', { name: /novembro de 2026/ });
    expect(
      within(grid)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([today]);
    today.focus();
    await user.keyboard('{ArrowRight}');
    expect(await saturday()).toHaveFocus();
    await user.keyboard('{PageDown}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /segunda-feira, 21 de dezembro.*alta temporada/ })).toHaveFocus(),
    );
    expect(screen.getByRole('heading', { level: 2, name: 'dezembro de 2026' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Este mês' }));
    expect(await saturday()).toBeInTheDocument();
  });

  it('begins its weeks with Monday in French, on Sunday in Portuguese', async () => {
    await open(world.admin, { language: 'fr' });
    expect(
      (await screen.findAllByRole('columnheader')).map((header) => header.getAttribute('abbr')).slice(0, 2),
    ).toEqual(['lundi', 'mardi']);
  });

  it('is a list on a narrow screen, whose days open into their slots', async () => {
    screenWidth.set(390);
    const { user, page } = await open();
    const day = await saturday();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(day).toHaveAttribute('aria-expanded', 'false');
    await user.click(day);
    expect(day).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByRole('list', { name: 'Horários do dia' })).toHaveTextContent('48 livres');
    expect(await findViolations(page)).toEqual([]);
  });
});

describe('a change for many days', () => {
  const bulkButton = () => screen.findByRole('button', { name: 'Alterar período' });

  it('is not offered to readers, who are told who could', async () => {
    await open(await server.app.as('quality'));
    const button = await bulkButton();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/Administrador/);
  });

  it('shows what it would do as it is typed, with the days that stay, and is done on demand', async () => {
    const { user } = await open();
    await saturday();
    await user.click(await bulkButton());
    const dialog = await screen.findByRole('dialog', { name: 'Alterar vários dias' });
    expect(
      await within(dialog).findByText('Preencha o período e a alteração para ver quantos dias mudam.'),
    ).toBeInTheDocument();
    await user.click(await within(dialog).findByRole('combobox', { name: /Alteração/ }));
    await user.click(await screen.findByRole('option', { name: 'Fechado' }));
    expect(await within(dialog).findByText('Muda 1 dia, 2 horários')).toBeInTheDocument();
    expect(await findViolations(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Alterar 1 dia' }));
    expect(await screen.findByText('1 dia alterado.')).toBeInTheDocument();
    expect(
      await screen.findByRole('button', { name: /sexta-feira, 20 de novembro de 2026, Fechado/ }),
    ).toBeInTheDocument();
    expect((await world.admin.get(`/api/rides/${world.rideId}`)).body.schedules).toMatchObject([
      { date: '2026-11-20', kind: 'closed' },
    ]);
  });

  it('lists the days on which too much is sold, and does nothing where all of them are', async () => {
    const { user } = await open();
    await user.click(await saturday());
    await user.click(await bulkButton());
    const dialog = await screen.findByRole('dialog', { name: 'Alterar vários dias' });
    await user.click(await within(dialog).findByRole('combobox', { name: /Alteração/ }));
    await user.click(await screen.findByRole('option', { name: 'Fechado' }));
    expect(await within(dialog).findByText('Nenhum dia muda.')).toBeInTheDocument();
    expect(within(dialog).getByRole('list', { name: '1 dia fica como está:' })).toHaveTextContent(
      'sábado, 21 de novembro de 2026: 09:00, Internet: vendidos: 12; lugares: 0',
    );
    expect(within(dialog).getByRole('button', { name: 'Alterar' })).toBeDisabled();
  });
});

describe('several days of the calendar', () => {
  const dayOf = (name: RegExp) => screen.findByRole('button', { name });
  const chosen = () =>
    [...screen.getByRole('grid').querySelectorAll<HTMLElement>('[aria-selected="true"]')]
      .map(({ dataset }) => dataset['date']?.slice(5))
      .join(' ');
  const many = (count: number) => screen.findByRole('button', { name: `Alterar ${count} dias` });

  it('are drawn over with the mouse, told, and changed together', async () => {
    const { user, page } = await open();
    const [from, to] = [await saturday(), await dayOf(/terça-feira, 24 de novembro/)];
    fireEvent.pointerDown(to, { button: 0, buttons: 1, pointerType: 'mouse' });
    fireEvent.pointerOver(await dayOf(/segunda-feira, 23 de novembro/), { buttons: 1 });
    fireEvent.pointerOver(from, { buttons: 1 });
    expect(chosen()).toBe('11-21 11-22 11-23 11-24');
    expect(screen.getByText(/^21.+24 de novembro de 2026$/)).toHaveAttribute('role', 'status');
    expect(await findViolations(page)).toEqual([]);
    // Released: moving on draws no further.
    fireEvent.pointerOver(await dayOf(/quinta-feira, 26 de novembro/), { buttons: 0 });
    expect(chosen()).toBe('11-21 11-22 11-23 11-24');
    await user.click(await many(4));
    const dialog = await screen.findByRole('dialog', { name: 'Alterar vários dias' });
    await user.click(await within(dialog).findByRole('combobox', { name: /Alteração/ }));
    await user.click(await screen.findByRole('option', { name: 'Fechado' }));
    expect(await within(dialog).findByRole('list', { name: '1 dia fica como está:' })).toHaveTextContent(
      '21 de novembro',
    );
    await user.click(within(dialog).getByRole('button', { name: /Cancelar/ }));
    await user.click(screen.getByRole('button', { name: 'Desmarcar' }));
    expect(screen.queryByRole('button', { name: 'Alterar 4 dias' })).toBeNull();
  });

  it('are chosen with Shift and the arrows, into the next month, and opened by Enter', async () => {
    const { user } = await open();
    (await dayOf(/sexta-feira, 20 de novembro/)).focus();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(chosen()).toBe('11-20 11-21 11-22 11-23 11-24 11-25 11-26 11-27 11-28');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(screen.getByRole('button', { name: /sábado, 5 de dezembro/ })).toHaveFocus());
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Alterar vários dias' });
    expect(await within(dialog).findByDisplayValue('20/11/2026')).toBeInTheDocument();
    expect(within(dialog).getByDisplayValue('05/12/2026')).toBeInTheDocument();
  });

  it('are let go by Escape, by an arrow alone and by a press on one day', async () => {
    const { user } = await open();
    const today = await dayOf(/sexta-feira, 20 de novembro/);
    const chooseTwo = async () => {
      today.focus();
      await user.click(today);
      await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
      expect(await many(2)).toBeInTheDocument();
    };
    for (const letGo of ['{Escape}', '{ArrowRight}']) {
      await chooseTwo();
      await user.keyboard(letGo);
      expect(screen.queryByRole('button', { name: 'Alterar 2 dias' })).toBeNull();
    }
    await chooseTwo();
    await user.click(await saturday());
    expect(chosen()).toBe('11-21');
  });

  it('begin with today where days that are over were drawn over', async () => {
    const { user } = await open();
    (await dayOf(/quarta-feira, 18 de novembro/)).focus();
    await user.click(await dayOf(/quarta-feira, 18 de novembro/));
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(screen.getByRole('button', { name: 'Alterar período' })).toBeInTheDocument();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(await many(2)).toBeInTheDocument();
    expect(chosen()).toBe('11-20 11-21');
  });

  it('are not chosen by whoever may not change them', async () => {
    const { user } = await open(await server.app.as('quality'));
    (await dayOf(/sexta-feira, 20 de novembro/)).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(await saturday()).toHaveFocus();
    expect(chosen()).toBe('11-20');
    expect(screen.queryByText(/Arraste sobre os dias/)).toBeNull();
  });
});
