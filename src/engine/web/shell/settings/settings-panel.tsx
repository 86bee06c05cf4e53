// Layout, palettes and habits of the interface; each change applies and is saved at once.
import { Button } from '#engine/web/kit/button.tsx';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { schemeShowing, useColorMode } from '#engine/web/theme/color-scheme.ts';
import { colorSchemes, defaultSettings, densities, directions, slots, type Settings } from './read-settings.ts';
import { useSettings } from './settings.ts';
import { ChoiceRow } from './choice-row.tsx';
import { LayoutChoice } from './layout-choice.tsx';
import { LayoutForm } from './layout-form.tsx';
import { PaletteSelect } from './palette-select.tsx';
import { PanelDrawer, type PanelProps } from './panel-drawer.tsx';
import { Section } from './section.tsx';
import { ToggleRow } from './toggle-row.tsx';

const choices = { colorScheme: colorSchemes, density: densities, direction: directions } as const;
const toggles = ['customScrollbars', 'animations'] as const;

export function SettingsPanel(panel: PanelProps) {
  const text = useText();
  const { settings, change } = useSettings();
  const { layout, theme } = settings;
  const mode = useColorMode();
  return (
    <PanelDrawer {...panel} title={text('settings.title')}>
      <Section title={text(labelKeys.field('settings', 'layout'))}>
        <LayoutChoice value={layout.style} set={(style) => change({ layout: { style, config: {} } })} />
        <LayoutForm key={layout.style} layout={layout.style} />
      </Section>
      <Section title={text(labelKeys.field('settings', 'theme'))}>
        {slots.map((slot) => (
          <PaletteSelect
            key={slot}
            slot={slot}
            value={theme[slot]}
            set={(name) =>
              change((now) => ({
                theme: { ...now.theme, [slot]: name },
                ...(slot === 'main' && { colorScheme: schemeShowing(name, { scheme: now.colorScheme, mode }) }),
              }))
            }
          />
        ))}
      </Section>
      <Section title={text('settings.interface')}>
        <Choice name="colorScheme" settings={settings} change={change} />
        <Choice name="density" settings={settings} change={change} />
        <Choice name="direction" settings={settings} change={change} />
        {toggles.map((name) => (
          <ToggleRow
            key={name}
            label={text(labelKeys.field('settings', name))}
            value={settings[name]}
            set={(value) => change({ [name]: value })}
          />
        ))}
      </Section>
      <Button variant="outlined" color="inherit" onClick={() => change(defaultSettings)}>
        {text('settings.reset')}
      </Button>
    </PanelDrawer>
  );
}

interface ChoiceProps<Name extends keyof typeof choices> {
  readonly name: Name;
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
}

function Choice<Name extends keyof typeof choices>({ name, settings, change }: ChoiceProps<Name>) {
  const text = useText();
  const options: readonly string[] = choices[name];
  return (
    <ChoiceRow
      label={text(labelKeys.field('settings', name))}
      options={options}
      value={settings[name]}
      set={(value) => change({ [name]: value })}
      textOf={(option) => text(labelKeys.option('settings', name, option))}
    />
  );
}
