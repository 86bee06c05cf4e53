import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, onTestFinished } from 'vitest';
import { http } from '#engine/web/api/client.ts';
import { createQueryClient } from '#engine/web/api/query-client.ts';
import { createI18n } from '#engine/web/i18n/i18n.ts';
import { createNotificationStore } from '#engine/web/kit/notification-store.ts';
import { NotificationContext } from '#engine/web/kit/notifications.tsx';
import { startSession } from '#engine/web/session/session.ts';
import { SessionContext } from '#engine/web/session/use-session.ts';
import { SlotTheme } from '#engine/web/theme/slot-theme.tsx';

it('has told the document how things are drawn before any of them is measured', async () => {
  const i18n = await createI18n('pt');
  const session = startSession({ http, tell: () => undefined, dropRecords: () => undefined });
  onTestFinished(() => session.stop());
  const seen: string[] = [];
  function Measured() {
    useLayoutEffect(() => {
      const { style, dataset } = document.documentElement;
      seen.push(style.getPropertyValue('--look-step'), style.colorScheme, dataset['scrollbars'] ?? '');
    }, []);
    return null;
  }
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <NotificationContext value={createNotificationStore()}>
          <SessionContext value={session}>
            <SlotTheme slot="main">
              <Measured />
            </SlotTheme>
          </SessionContext>
        </NotificationContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  expect(seen).toEqual(['8px', 'light', 'thin']);
});
