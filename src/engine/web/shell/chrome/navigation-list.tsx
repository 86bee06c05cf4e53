import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { NavigationItem } from '#engine/model/routes.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Icon } from '#engine/web/kit/icon.tsx';
import { useNavigation } from './use-navigation.ts';

interface PartProps {
  readonly narrow: boolean;
  readonly onLeave: (() => void) | undefined;
}

/** The entries this user may see, in their groups. */
export function NavigationList(props: PartProps) {
  const { items } = useNavigation();
  return items.map((item) => {
    if (item.type === 'divider') return <hr key={item.id} />;
    if (item.type === 'group') return <NavigationGroup key={item.id} group={item} {...props} />;
    return (
      <ul key={item.id}>
        <NavigationEntry item={item} {...props} />
      </ul>
    );
  });
}

function NavigationGroup({ group, ...props }: PartProps & { readonly group: NavigationItem }) {
  const text = useText();
  const id = useId();
  return (
    <div className="navigation-group">
      <p id={id} className="cut">
        {text(labelKeys.navigation(group.id))}
      </p>
      <ul aria-labelledby={id}>
        {group.children?.map((item) => (
          <NavigationEntry key={item.id} item={item} {...props} />
        ))}
      </ul>
    </div>
  );
}

function NavigationEntry({ item, narrow, onLeave }: PartProps & { readonly item: NavigationItem }) {
  const text = useText();
  const title = text(labelKeys.navigation(item.id));
  return (
    <li>
      <NavLink
        to={item.url ?? '/'}
        onClick={onLeave}
        aria-label={narrow ? title : undefined}
        className={({ isActive }) => (isActive ? 'navigation-entry active' : 'navigation-entry')}
      >
        <Icon name={item.icon} />
        {!narrow && <span className="cut">{title}</span>}
      </NavLink>
    </li>
  );
}
