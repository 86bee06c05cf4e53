import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { labelKeys } from '#engine/model/label-keys.ts';
import { languages } from '#engine/model/text.ts';
import { languageNames, locales } from '#engine/web/i18n/language-store.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Flag } from '#engine/web/kit/flag.tsx';
import { useChooseLanguage } from '#engine/web/session/own-language.tsx';
import { colorSchemes, densities } from '#engine/web/shell/settings/read-settings.ts';
import { useSettings } from '#engine/web/shell/settings/settings.ts';

/** Language, colours and density, as in the toolbar and the settings panel; each choice applies at once. */
export function Preferences() {
  const text = useText();
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const { settings, change } = useSettings();
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Choice label={text('language.title')} value={language} choose={chooseLanguage} options={languages}>
        {(each) => (
          <>
            <Flag language={each} />
            <span lang={locales[each]}>{languageNames[each]}</span>
          </>
        )}
      </Choice>
      <Choice
        label={text('colors.title')}
        value={settings.colorScheme}
        choose={(colorScheme) => change({ colorScheme })}
        options={colorSchemes}
      >
        {(each) => text(`colors.${each}`)}
      </Choice>
      <Choice
        label={text(labelKeys.field('settings', 'density'))}
        value={settings.density}
        choose={(density) => change({ density })}
        options={densities}
      >
        {(each) => text(labelKeys.option('settings', 'density', each))}
      </Choice>
    </Box>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly choose: (value: Value) => void;
  readonly children: (value: Value) => ReactNode;
}

function Choice<Value extends string>({ label, value, options, choose, children }: ChoiceProps<Value>) {
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        value={value}
        aria-label={label}
        onChange={(_, next: Value | null) => {
          if (next !== null) choose(next);
        }}
      >
        {options.map((each) => (
          <ToggleButton key={each} value={each} sx={{ gap: 1, color: 'text.primary', minHeight: 40 }}>
            {children(each)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
