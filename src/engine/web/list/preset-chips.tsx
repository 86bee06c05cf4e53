// The named filters of an entity as chips above its list; pressed while their filters are in force.
import { ChipButton } from '#engine/web/kit/chip.tsx';
import Check from '@mui/icons-material/Check';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import type { ListChange, ListState } from './list-state.ts';
import { areMany, isPresetOn, mayAsk } from './preset-state.ts';
import { useAtOnce } from './use-at-once.ts';

interface PresetChipsProps {
  readonly entity: Entity;
  readonly state: ListState;
  readonly change: (change: ListChange) => void;
}

export function PresetChips({ entity, change, ...props }: PresetChipsProps) {
  const t = useText();
  const state = useAtOnce(props.state);
  const { roles } = useSession();
  const presets = entity.presets.filter((preset) => mayAsk(preset, entity, roles));
  if (presets.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={t('records.presets')}
      className={areMany(entity.presets) ? 'preset-chips many' : 'preset-chips'}
    >
      {presets.map((preset) => {
        const isOn = isPresetOn(preset, state.filters);
        return (
          <ChipButton
            key={preset.name}
            size="small"
            aria-pressed={isOn}
            variant={isOn ? 'filled' : 'outlined'}
            color={isOn ? 'primary' : 'default'}
            icon={isOn && <Check />}
            label={t(labelKeys.preset(entity.name, preset.name))}
            onClick={() => change({ type: 'preset', preset, among: entity.presets })}
          />
        );
      })}
    </div>
  );
}
