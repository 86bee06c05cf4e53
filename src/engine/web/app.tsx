// The application from its parts: providers around the router.
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { createRouter } from './routing/router.tsx';
import type { Session } from './session/session.ts';
import { OwnLanguage } from './session/own-language.tsx';
import { SessionContext } from './session/use-session.ts';
import { ConfirmProvider } from './kit/confirm-dialog.tsx';
import type { NotificationStore } from './kit/notification-store.ts';
import { NotificationContext, Notifications } from './kit/notifications.tsx';
import { PrintHeader } from './shell/chrome/print-header.tsx';
import { DirectionProvider } from './theme/direction.tsx';
import { SlotTheme } from './theme/slot-theme.tsx';
import { WebPartsContext, type WebParts } from './web-parts.ts';

interface AppProps {
  readonly i18n: I18n;
  readonly queries: QueryClient;
  readonly notifications: NotificationStore;
  readonly session: Session;
  readonly router: ReturnType<typeof createRouter>;
  /** What the modules add. */
  readonly parts: WebParts;
}

export function App({ i18n, queries, notifications, session, router, parts }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <NotificationContext value={notifications}>
          <SessionContext value={session}>
            <DirectionProvider>
              <SlotTheme slot="main">
                <PrintHeader />
                <ConfirmProvider>
                  <WebPartsContext value={parts}>
                    <RouterProvider router={router} />
                  </WebPartsContext>
                </ConfirmProvider>
                <OwnLanguage />
                <Notifications />
              </SlotTheme>
            </DirectionProvider>
          </SessionContext>
        </NotificationContext>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
