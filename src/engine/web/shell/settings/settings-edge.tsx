import { Tooltip } from '#engine/web/kit/tooltip.tsx';
import Palette from '@mui/icons-material/PaletteOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import { useText } from '#engine/web/i18n/use-text.ts';
import { usePanels } from './panels.tsx';

const buttons = [
  ['settings', 'settings.title', Settings],
  ['palettes', 'settings.palettes', Palette],
] as const;

/** Gear and palette at the edge of the content; no wider than the margin beside it. */
export function SettingsEdge() {
  const text = useText();
  const panels = usePanels();
  return (
    <div className="settings-edge">
      <div role="group" aria-label={text('settings.title')}>
        {buttons.map(([panel, label, Symbol]) => (
          <Tooltip key={panel} title={text(label)} placement="left">
            <button type="button" aria-label={text(label)} aria-haspopup="dialog" onClick={() => panels.show(panel)}>
              <Symbol style={{ fontSize: 18 }} />
            </button>
          </Tooltip>
        ))}
      </div>
    </div>
  );
}
