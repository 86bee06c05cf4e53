import Palette from '@mui/icons-material/PaletteOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import { useText } from '#web/i18n/use-text.ts';
import { usePanels } from '../settings-panel/panels.tsx';
import { ColumnButton } from './column-button.tsx';

/** What a person reaches for on every page. */
export function ToolsColumn() {
  const text = useText();
  const panels = usePanels();
  return (
    <>
      <ColumnButton label={text('settings.title')} popup="dialog" onClick={() => panels.show('settings')}><Settings /></ColumnButton>
      <ColumnButton label={text('settings.palettes')} popup="dialog" onClick={() => panels.show('palettes')}><Palette /></ColumnButton>
    </>
  );
}
