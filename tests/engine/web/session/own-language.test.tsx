import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#engine/model/text.ts';
import type { Caller } from '#tests/support/app.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer();
});
afterEach(() => server.resetAnswers());
afterAll(() => server.close());

const tokenOf = (person: Caller) => (person.headers['authorization'] ?? '').replace('Bearer ', '');
const open = (person: Caller, language: Language = 'pt') =>
  openApp({ path: '/pages/profile', language, token: tokenOf(person) });
const savedOf = async (person: Caller): Promise<unknown> => (await person.get('/session')).body.user.language;
const titles = { pt: 'Meu perfil', en: 'My profile', fr: 'Mon profil' } as const;
const title = (language: Language) => screen.findByRole('heading', { level: 1, name: titles[language] });

describe('the language of a person', () => {
  it('is spoken as soon as the session is known, and kept in this browser', async () => {
    const person = await server.app.as('sales');
    await person.post('/api/auth/user/update', { user: { language: 'fr' } });
    await open(person);
    await title('fr');
    expect(localStorage.getItem('language')).toBe('fr');
  });

  it('leaves the page in the language of the browser while none is chosen', async () => {
    const person = await server.app.as('sales');
    await open(person, 'en');
    await title('en');
    expect(await savedOf(person)).toBeUndefined();
  });

  it('is saved when it is chosen', async () => {
    const person = await server.app.as('sales');
    const { user } = await open(person);
    await title('pt');
    await user.click(screen.getByRole('button', { name: 'Idioma: Português' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    await title('en');
    await waitFor(async () => expect(await savedOf(person)).toBe('en'));
  });

  it('is the one chosen as a guest just before signing in, and saved', async () => {
    const person = await server.app.as('sales');
    await person.post('/api/auth/user/update', { user: { language: 'fr' } });
    const guest = await openApp({ path: '/login' });
    await guest.user.click(await screen.findByRole('button', { name: 'Idioma: Português' }));
    await guest.user.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    guest.close();
    await open(person, 'en');
    await title('en');
    await waitFor(async () => expect(await savedOf(person)).toBe('en'));
  });

  it('is what was chosen on the page also while it cannot be saved, which is said', async () => {
    const person = await server.app.as('sales');
    await person.post('/api/auth/user/update', { user: { language: 'fr' } });
    const { user } = await open(person);
    await title('fr');
    server.answer(http.post('/api/auth/user/update', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Langue : Français' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    expect(await screen.findByText(/^The server could not be reached/)).toBeInTheDocument();
    await title('en');
    expect(await savedOf(person)).toBe('fr');
  });
});
