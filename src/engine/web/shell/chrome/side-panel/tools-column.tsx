import Keyboard from '@mui/icons-material/KeyboardOutlined';
import CommandKey from '@mui/icons-material/KeyboardCommandKey';
import Palette from '@mui/icons-material/PaletteOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useOverlays } from '#engine/web/shell/overlays/overlay-context.ts';
import { QuickPanelButton } from '#engine/web/shell/overlays/quick-panel/quick-panel-button.tsx';
import { usePanels } from '#engine/web/shell/settings/panels.tsx';
import { ColumnButton } from './column-button.tsx';

/** What a person reaches for on every page. */
export function ToolsColumn() {
  const text = useText();
  const panels = usePanels();
  const { signedIn } = useSession();
  return (
    <>
      <ColumnButton label={text('settings.title')} popup="dialog" onClick={() => panels.show('settings')}>
        <Settings />
      </ColumnButton>
      <ColumnButton label={text('settings.palettes')} popup="dialog" onClick={() => panels.show('palettes')}>
        <Palette />
      </ColumnButton>
      {signedIn && <Overlays />}
    </>
  );
}

function Overlays() {
  const text = useText();
  const { show } = useOverlays();
  return (
    <>
      <hr />
      <QuickPanelButton />
      <ColumnButton label={text('palette.title')} popup="dialog" onClick={() => show('commandPalette')}>
        <CommandKey />
      </ColumnButton>
      <ColumnButton label={text('shortcuts.title')} popup="dialog" onClick={() => show('shortcuts')}>
        <Keyboard />
      </ColumnButton>
    </>
  );
}
