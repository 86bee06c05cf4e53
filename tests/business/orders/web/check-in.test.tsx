import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSalesWorld, type SalesWorld } from '#tests/support/sales-world.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let world: SalesWorld;
beforeAll(async () => {
  server = await startRealServer();
  world = await buildSalesWorld(server.app);
});
afterAll(() => server.close());

describe('whoever lets visitors in', () => {
  it('finds an order by its code, however it is spelled, marks it as used, and goes on with the next', async () => {
    const order = await world.sellPaid();
    // Only on the day of the visit.
    server.app.setClock(new Date('2026-11-27T11:30:00.000Z'));
    const operator = await server.app.person({ roles: ['operator'], providerIds: [world.ids.provider] });
    const token = (operator.headers['authorization'] ?? '').replace('Bearer ', '');
    const { user } = await openApp({ path: '/pages/profile', token });
    const panel = within(await screen.findByRole('region', { name: 'Receber visitantes' }));
    const box = await panel.findByRole('textbox', { name: 'Código do pedido' });
    const code = String(order['code']);
    await user.type(box, `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}{Enter}`);
    expect(await panel.findByText('José da Conceição')).toBeInTheDocument();
    expect(panel.getByText(/27\/11\/2026, 09:00 · 2 ingressos/)).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
    await user.click(await panel.findByRole('button', { name: 'Marcar como utilizado' }));
    expect(await panel.findByText('Pedido marcado como utilizado')).toBeInTheDocument();
    expect((await operator.get(`/api/orders/${String(order['id'])}`)).body.status).toBe('used');
    await user.click(panel.getByRole('button', { name: 'Próximo código' }));
    await waitFor(() => expect(box).toHaveFocus());
    await user.type(box, `${code}{Enter}`);
    expect(await panel.findByText('Utilizado')).toBeInTheDocument();
    expect(await panel.findByText(/^Utilizado em 27\/11\/2026, \d\d:\d\d, por Pessoa operator\.$/)).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Marcar como utilizado' })).toBeNull();
    await user.clear(box);
    await user.type(box, 'ZZZZ2222{Enter}');
    expect(await panel.findByText(/Nenhum pedido ao seu alcance tem o código ZZZZ2222/)).toBeInTheDocument();
  });
});
