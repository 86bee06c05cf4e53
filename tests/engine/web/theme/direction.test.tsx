import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stylesOf } from '#engine/web/theme/material-theme.tsx';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer();
});
afterAll(async () => {
  await server.close();
});

const guest = (settings: object) => localStorage.setItem('settings', JSON.stringify(settings));

describe('lines from right to left', () => {
  it('are not the default', async () => {
    await openApp({ path: '/login' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });

  it('turn the document and the styles round', async () => {
    guest({ direction: 'rtl' });
    const { user } = await openApp({ path: '/login' });
    await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Idioma/ }));
    await screen.findByRole('menuitemradio', { name: 'English' });
    expect(document.querySelector('style[data-emotion="rtl"]')).toBeInTheDocument();
  });

  it('put left where right was', () => {
    const styled = (cache: typeof stylesOf.rtl) => {
      const { container } = render(
        <CacheProvider value={cache}>
          <Box sx={{ marginLeft: '7px' }} />
        </CacheProvider>,
      );
      return getComputedStyle(container.firstElementChild as Element);
    };
    expect(styled(createCache({ key: 'plain' })).marginLeft).toBe('7px');
    const mirrored = styled(stylesOf.rtl);
    expect([mirrored.marginLeft, mirrored.marginRight]).toEqual(['0px', '7px']);
  });
});

describe('a chosen palette', () => {
  it('is loaded and colours the ground of this visit and of the next', async () => {
    guest({ theme: { main: 'light2', navbar: 'dark2', toolbar: 'light2', footer: 'dark' } });
    await openApp({ path: '/login' });
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--first-ground')).toBe('#faf3eb'));
    expect(JSON.parse(localStorage.getItem('first_paint') ?? '{}')).toMatchObject({
      scheme: 'system',
      light: { mode: 'light', ground: '#faf3eb' },
    });
  });

  it('gives way to its dark side for whoever wants it dark', async () => {
    guest({ colorScheme: 'dark', theme: { main: 'light2', navbar: 'dark2', toolbar: 'light2', footer: 'dark' } });
    await openApp({ path: '/login' });
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('first_paint') ?? '{}')).toMatchObject({
        scheme: 'dark',
        dark: { mode: 'dark' },
      }),
    );
  });
});
