// The named filters of an entity as chips above its list; pressed while their filters are in force.
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Check from '@mui/icons-material/Check';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import type { ListChange, ListState } from './list-state.ts';
import { areMany, isPresetOn, mayAsk } from './preset-state.ts';

/** Pixels over which a strip that goes on fades away; its last chip can be drawn clear of them. */
const fade = 24;
const goesOn = {
  paddingInlineEnd: `${fade}px`,
  maskImage: `linear-gradient(to right, #000 calc(100% - ${fade}px), transparent)`,
  '[dir=rtl] &': { maskImage: `linear-gradient(to left, #000 calc(100% - ${fade}px), transparent)` },
} as const;

interface PresetChipsProps {
  readonly entity: Entity;
  readonly state: ListState;
  readonly change: (change: ListChange) => void;
}

export function PresetChips({ entity, state, change }: PresetChipsProps) {
  const t = useText();
  const { roles } = useSession();
  const presets = entity.presets.filter((preset) => mayAsk(preset, entity, roles));
  if (presets.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t('records.presets')}
      sx={{
        // Whatever letters are there, the line is not broken for it: what has no room is reached by scrolling.
        flex: { xs: '1 1 120px', sm: '1 1 160px' },
        maxWidth: { sm: 'max-content' },
        minWidth: 0,
        display: 'flex',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        // Rings of the focus are not cut off.
        p: 0.5,
        m: -0.5,
        displayPrint: 'none',
        gap: 0.75,
        '& > *': { flex: 'none' },
        ...(areMany(entity.presets) && goesOn),
      }}
    >
      {presets.map((preset) => {
        const isOn = isPresetOn(preset, state.filters);
        return (
          <Chip
            key={preset.name}
            component="button"
            type="button"
            clickable
            size="small"
            aria-pressed={isOn}
            variant={isOn ? 'filled' : 'outlined'}
            color={isOn ? 'primary' : 'default'}
            {...(isOn && { icon: <Check /> })}
            label={t(labelKeys.preset(entity.name, preset.name))}
            onClick={() => change({ type: 'preset', preset, among: entity.presets })}
          />
        );
      })}
    </Box>
  );
}
