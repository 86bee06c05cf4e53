// Everything the palette offers for what was typed, in sections.
import { useNavigate } from 'react-router-dom';
import { entities } from '#generated/entities.ts';
import { paths } from '#generated/routes.ts';
import type { Entity } from '#engine/model/entity.ts';
import { fold } from '#engine/model/text.ts';
import type { TextKey } from '#engine/web/i18n/text-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { mayEnter } from '#engine/model/access.ts';
import { engineRoutes } from '#engine/web/routing/engine-routes.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useRecentRecords } from '#engine/web/session/recent-records.ts';
import { Icon } from '#engine/web/kit/icon.tsx';
import { useNavigation } from '#engine/web/shell/chrome/use-navigation.ts';
import { sectionLimit, type SearchOption, type SearchSection } from '#engine/web/shell/search/search-option.ts';
import { useActions } from './use-actions.tsx';
import { useRecordHits } from '#engine/web/shell/search/use-record-hits.tsx';

const byName: Readonly<Record<string, Entity>> = entities;

interface PaletteView {
  readonly sections: readonly SearchSection[];
  readonly searching: boolean;
  readonly problem: string | undefined;
}

/** What is offered whatever is typed. */
export interface Offered {
  readonly recent: readonly SearchOption[];
  readonly pages: readonly SearchOption[];
  readonly actions: readonly SearchOption[];
}

export function useOffered(): Offered {
  return { recent: useRecentOptions(), pages: usePages(), actions: useActions() };
}

export function usePalette(typed: string, { recent, pages, actions }: Offered): PaletteView {
  const text = useText();
  const words = typed.trim();
  const records = useRecordHits(words);
  const wanted = fold(words);
  const matching = (options: readonly SearchOption[]) => options.filter(({ label }) => fold(label).includes(wanted));
  const section = (id: string, title: TextKey, options: readonly SearchOption[]) => ({
    id,
    title: text(title),
    options,
  });
  const own =
    words === ''
      ? [
          section('recent', 'panel.recent', recent.slice(0, sectionLimit)),
          section('pages', 'palette.pages', pages),
          section('actions', 'palette.actions', actions),
        ]
      : [
          section('pages', 'palette.pages', matching(pages).slice(0, sectionLimit)),
          section('actions', 'palette.actions', matching(actions).slice(0, sectionLimit)),
        ];
  return { ...records, sections: [...own.filter(({ options }) => options.length > 0), ...records.sections] };
}

function useRecentOptions(): readonly SearchOption[] {
  const navigate = useNavigate();
  return useRecentRecords().map(({ path, title, entity }) => ({
    id: `recent-${path}`,
    label: title,
    icon: <Icon name={byName[entity]?.icon} />,
    run: () => void navigate(path),
  }));
}

function usePages(): readonly SearchOption[] {
  const text = useText();
  const navigate = useNavigate();
  const { destinations } = useNavigation();
  const visitor = useSession();
  const profile = { id: 'profile', title: text('user.profile'), icon: 'person', url: paths.profile() };
  const own = engineRoutes()
    .filter(({ auth }) => mayEnter(auth, visitor))
    .map(({ screen, path }) => ({ id: screen, title: text(`${screen}.title`), icon: 'hub', url: path }));
  // Signing out is something to do, not somewhere to go.
  return [...destinations.filter(({ url }) => url !== paths.logout()), profile, ...own].map(
    ({ id, title, icon, url }) => ({
      id: `page-${id}`,
      label: title,
      icon: <Icon name={icon} />,
      run: () => void navigate(url),
    }),
  );
}
