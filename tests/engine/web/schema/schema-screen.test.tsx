import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openAs } from '#tests/support/web/open-as.ts';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => server.close());

const open = (role: string, entity = 'productPrice') =>
  openAs(server, role, { path: `/schema?entity=${entity}`, language: 'en' });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Schemas' });
const inProduction = () => vi.stubEnv('DEV', false);

/** What is said of a field: term → text. */
function factsOf(path: string): Readonly<Record<string, string>> {
  const details = screen.getAllByText(path, { selector: 'summary code' })[0]?.closest('details');
  const terms = [...(details?.querySelectorAll('dt') ?? [])];
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']));
}

describe('the page of the schemas', () => {
  it('in development opens for whoever is signed in', async () => {
    await open('sales');
    expect(await heading()).toBeInTheDocument();
  });

  it('in production is closed for all but administrators', async () => {
    inProduction();
    await open('director');
    expect(await screen.findByText(/Only Admin can open this page/)).toBeInTheDocument();
    expect(window.location.pathname).not.toBe('/schema');
  });

  it('in production opens for administrators, who find it in the palette', async () => {
    inProduction();
    const { user } = await openAs(server, 'admin', { language: 'en' });
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('schemas');
    await user.click(await screen.findByRole('option', { name: 'Schemas' }));
    expect(await heading()).toBeInTheDocument();
    expect(window.location.pathname).toBe('/schema');
  });

  it('is not offered in production to others', async () => {
    inProduction();
    const { user } = await openAs(server, 'director', { language: 'en' });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('option', { name: 'My profile' });
    expect(screen.queryByRole('option', { name: 'Schemas' })).not.toBeInTheDocument();
  });

  it('tells of a field its limits, rules, roles and uses', async () => {
    await open('admin', 'product');
    await heading();
    expect(factsOf('minimumQuantity')).toMatchObject({
      Limits: expect.stringContaining('at least 1; at most 999') as string,
      Rules: expect.stringContaining('Must be divisible by the multiple · multipleOfField') as string,
    });
    expect(factsOf('highlightColor')).toMatchObject({
      Rules: expect.stringContaining('· when Highlight tag is filled in') as string,
    });
    const status = factsOf('status');
    expect(status['Where it is used']).toMatch(/column of the list; filter; .*presets: .*set by: Activate, Deactivate/);
    expect(status).toMatchObject({ 'Who changes it': 'Nobody' });
    expect(factsOf('sku')['Who changes it']).toContain('Inventory');
  });

  it('tells the relations of an entity, each with the way to the other end', async () => {
    const { user } = await open('admin', 'providerContact');
    await heading();
    const parents = screen.getByRole('list', { name: 'Refers to' });
    await user.click(within(parents).getByRole('link', { name: 'Providers' }));
    const parts = await screen.findByRole('list', { name: 'Referred to by' });
    await waitFor(() => expect(within(parts).getByRole('link', { name: 'Contacts · Providers' })).toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 2, name: 'Providers' })).toBeInTheDocument();
  });

  it('breaks no accessibility rule', async () => {
    await open('admin', 'order');
    await heading();
    expect(await findViolations()).toEqual([]);
  });
});
