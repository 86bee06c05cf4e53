// What stands in the navigation bar, whatever holds the bar: organisation, user, entries.
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { Brand } from './brand.tsx';
import { toolbarHeight } from './measures.ts';
import { NavigationList } from './navigation-list.tsx';
import { UserAvatar } from './user-avatar.tsx';
import { useRoleNames } from '#engine/web/kit/use-role-names.ts';

interface NavbarProps {
  /** Only icons are shown. */
  readonly narrow: boolean;
  /** After an entry was chosen. */
  readonly onLeave?: () => void;
}

export function Navbar({ narrow, onLeave }: NavbarProps) {
  const text = useText();
  return (
    <nav aria-label={text('shell.navigation')} className={narrow ? 'navigation narrow' : 'navigation'}>
      <div className="navigation-top" style={{ height: toolbarHeight }}>
        <Brand named={!narrow} />
      </div>
      <UserCard narrow={narrow} />
      <div className="navigation-entries">
        <NavigationList narrow={narrow} onLeave={onLeave} />
      </div>
    </nav>
  );
}

function UserCard({ narrow }: { readonly narrow: boolean }) {
  const { user } = useSession();
  const roleNames = useRoleNames();
  if (user === undefined) return null;
  return (
    <div className="user-card">
      <UserAvatar user={user} url={user.avatarUrl ?? user.miniAvatarUrl} size={36} />
      {!narrow && (
        <div className="user-name">
          <p className="cut" title={user.name}>
            {user.name}
          </p>
          <p className="cut" title={roleNames}>
            {roleNames}
          </p>
        </div>
      )}
    </div>
  );
}
