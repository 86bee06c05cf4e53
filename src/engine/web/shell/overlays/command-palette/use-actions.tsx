// What the palette can do besides going somewhere: new records, colours, language, panels, sign out.
import { useNavigate } from 'react-router-dom';
import Add from '@mui/icons-material/Add';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Notifications from '@mui/icons-material/NotificationsNoneOutlined';
import Palette from '@mui/icons-material/PaletteOutlined';
import { entities } from '#generated/entities.ts';
import { paths } from '#generated/routes.ts';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { languages } from '#engine/model/text.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { languageNames } from '#engine/web/i18n/language-store.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { lowerFirst } from '#engine/web/kit/lower-first.ts';
import { newRecordId } from '#engine/web/record/new-record.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { colorSchemes, useColorScheme } from '#engine/web/theme/color-scheme.ts';
import { Flag } from '#engine/web/kit/flag.tsx';
import { Icon } from '#engine/web/kit/icon.tsx';
import { useChooseLanguage } from '#engine/web/session/own-language.tsx';
import { useOverlays } from '../overlay-context.ts';
import { usePanels } from '#engine/web/shell/settings/panels.tsx';
import type { SearchOption } from '#engine/web/shell/search/search-option.ts';

const all: readonly Entity[] = Object.values(entities);

export function useActions(): readonly SearchOption[] {
  const text = useText();
  const navigate = useNavigate();
  const { show } = useOverlays();
  const panels = usePanels();
  const signOut = {
    id: 'sign-out',
    label: text('actions.signOut'),
    icon: <Icon name="logout" />,
    run: () => void navigate(paths.logout()),
  };
  return [
    ...useCreations(),
    ...useColorActions(),
    ...useLanguageActions(),
    {
      id: 'settings',
      label: text('settings.title'),
      icon: <Icon name="settings" />,
      run: () => panels.show('settings'),
    },
    {
      id: 'palettes',
      label: text('settings.palettes'),
      icon: <Palette aria-hidden />,
      run: () => panels.show('palettes'),
    },
    {
      id: 'quick-panel',
      label: text('panel.title'),
      icon: <Notifications aria-hidden />,
      run: () => show('quickPanel'),
    },
    { id: 'shortcuts', label: text('shortcuts.title'), icon: <Keyboard aria-hidden />, run: () => show('shortcuts') },
    signOut,
  ];
}

/** New records of what the user may create; nested ones are made on the page of their parent. */
function useCreations(): readonly SearchOption[] {
  const text = useText();
  const navigate = useNavigate();
  const { may } = useSession();
  const places = usePlaces();
  return all.flatMap(({ name, methods, parent }) => {
    const path =
      parent === undefined && methods.create && may(name, 'create') ? places.record(name, newRecordId) : undefined;
    if (path === undefined) return [];
    const label = text('records.create', { entity: lowerFirst(text(labelKeys.entity(name, 'one'))) });
    return [{ id: `create-${name}`, label, icon: <Add aria-hidden />, run: () => void navigate(path) }];
  });
}

function useColorActions(): readonly SearchOption[] {
  const text = useText();
  const [scheme, change] = useColorScheme();
  return colorSchemes
    .filter((each) => each !== scheme)
    .map((each) => ({
      id: `colors-${each}`,
      label: text('actions.colors', { name: text(`colors.${each}`) }),
      icon: <Palette aria-hidden />,
      run: () => change(each),
    }));
}

function useLanguageActions(): readonly SearchOption[] {
  const text = useText();
  const language = useLanguage();
  const choose = useChooseLanguage();
  return languages
    .filter((each) => each !== language)
    .map((each) => ({
      id: `language-${each}`,
      label: text('actions.language', { name: languageNames[each] }),
      icon: <Flag language={each} />,
      run: () => choose(each),
    }));
}
