// What lies over the pages: command palette, shortcut sheet and quick panel, each loaded when first asked for; the end
// of the session; the state of the service. For signed-in people, but for the last.
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useSession } from '#engine/web/session/use-session.ts';
import { SessionEnding } from '#engine/web/session/session-ending.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { CalledOff } from '#engine/web/kit/called-off.ts';
import { late, themed } from '#engine/web/kit/late.tsx';
import { ServiceBars } from '../chrome/service/service-bars.tsx';
import { useShortcutKeys } from './shortcuts/use-shortcut-keys.ts';
import { Contained } from './contained.tsx';
import { OverlayContext, type Overlay, type OverlayProps } from './overlay-context.ts';
import { TypedAhead } from './typed-ahead.tsx';

const views: Readonly<Record<Overlay, ComponentType<OverlayProps>>> = {
  commandPalette: load(async () => (await import('./command-palette/command-palette.tsx')).CommandPalette),
  shortcuts: load(async () => (await import('./shortcuts/shortcut-sheet.tsx')).ShortcutSheet),
  quickPanel: load(async () => (await import('./quick-panel/quick-panel.tsx')).QuickPanel),
};

export function Overlays({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const { signedIn } = useSession();
  const [shown, setShown] = useState<Overlay>();
  // It doesn't wait for the next session.
  if (!signedIn && shown !== undefined) setShown(undefined);
  const ahead = useRef('');
  const note = useCallback((text: string) => {
    ahead.current = text;
  }, []);
  const close = useCallback(() => {
    ahead.current = '';
    setShown(undefined);
  }, []);
  const view = useMemo(() => ({ shown, show: setShown, close }), [shown, close]);
  useShortcutKeys(signedIn, setShown);
  const Shown = shown && views[shown];
  return (
    <OverlayContext value={view}>
      {children}
      {Shown && (
        <Contained key={shown}>
          <Suspense
            fallback={
              shown === 'commandPalette' ? (
                <TypedAhead label={text('palette.title')} note={note} close={close} />
              ) : (
                <CalledOff close={close} />
              )
            }
          >
            <Shown close={close} ahead={ahead} />
          </Suspense>
        </Contained>
      )}
      <Contained>
        <SessionEnding />
      </Contained>
      <ServiceBars />
    </OverlayContext>
  );
}

/** What cannot be loaded is told, and the page under it stays. */
function load(read: () => Promise<ComponentType<OverlayProps>>): ComponentType<OverlayProps> {
  return late(async () => themed(read).catch(() => MissingOverlay));
}

function MissingOverlay({ close }: OverlayProps) {
  const text = useText();
  const notify = useNotify();
  useEffect(() => {
    notify(text('service.pageMissingLead'), { severity: 'error' });
    close();
  }, [notify, text, close]);
  return null;
}
