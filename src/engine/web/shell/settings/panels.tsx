// Which of the two settings panels is open, and opening one from anywhere in the shell.
import { createContext, Suspense, useContext, useMemo, useState, type ReactNode } from 'react';
import { lateThemed } from '#engine/web/kit/late.tsx';

type Panel = 'settings' | 'palettes';

interface Panels {
  readonly show: (panel: Panel) => void;
}

const PanelsContext = createContext<Panels | undefined>(undefined);

const panelViews = {
  settings: lateThemed(async () => (await import('./settings-panel.tsx')).SettingsPanel),
  palettes: lateThemed(async () => (await import('./palettes-panel.tsx')).PalettesPanel),
} as const;

/** Opens the settings panel or the panel of colour schemes. */
export function usePanels(): Panels {
  const panels = useContext(PanelsContext);
  if (panels === undefined) throw new Error('usePanels needs a PanelsProvider above it.');
  return panels;
}

export function PanelsProvider({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Panel>();
  // It stays drawn once it was open: closing is seen, and the focus goes back.
  const [drawn, setDrawn] = useState<readonly Panel[]>([]);
  const panels = useMemo(
    () => ({
      show: (panel: Panel) => {
        setDrawn((before) => (before.includes(panel) ? before : [...before, panel]));
        setOpened(panel);
      },
    }),
    [],
  );
  return (
    <PanelsContext value={panels}>
      {children}
      <Suspense>
        {drawn.map((panel) => {
          const View = panelViews[panel];
          return <View key={panel} open={opened === panel} close={() => setOpened(undefined)} />;
        })}
      </Suspense>
    </PanelsContext>
  );
}
