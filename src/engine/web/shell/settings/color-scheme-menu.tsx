import { MenuItem } from '#engine/web/kit/when-open.tsx';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import SettingsBrightness from '@mui/icons-material/SettingsBrightnessOutlined';
import { useText } from '#engine/web/i18n/use-text.ts';
import { colorSchemes, useColorMode, useColorScheme } from '#engine/web/theme/color-scheme.ts';
import { MenuButton } from '#engine/web/kit/menu-button.tsx';

const icons = { system: SettingsBrightness, light: LightMode, dark: DarkMode } as const;

export function ColorSchemeMenu() {
  const text = useText();
  const [scheme, change] = useColorScheme();
  const Current = icons[useColorMode()];
  return (
    <MenuButton label={text('colors.choose', { name: text(`colors.${scheme}`) })} icon={<Current fontSize="small" />}>
      {(close) =>
        colorSchemes.map((each) => {
          const Symbol = icons[each];
          return (
            <MenuItem
              key={each}
              role="menuitemradio"
              aria-checked={each === scheme}
              selected={each === scheme}
              onClick={() => {
                close();
                change(each);
              }}
            >
              <span className="menu-icon">
                <Symbol fontSize="small" />
              </span>
              {text(`colors.${each}`)}
            </MenuItem>
          );
        })
      }
    </MenuButton>
  );
}
