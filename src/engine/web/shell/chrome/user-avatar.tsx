import { useState } from 'react';
import type { User } from '#engine/web/session/user.ts';

interface UserAvatarProps {
  readonly user: User;
  /** Pixels. */
  readonly size: number;
  readonly url: string | undefined;
}

/** The user's picture, or the initial of the name; decoration, as the name stands beside it. */
export function UserAvatar({ user, size, url }: UserAvatarProps) {
  // One that cannot be shown is none.
  const [lost, setLost] = useState<string>();
  return (
    <div className="avatar" aria-hidden style={{ width: size, height: size, fontSize: size * 0.42 }}>
      {url === undefined || url === lost ? (
        user.name.trim().charAt(0).toLocaleUpperCase() || '?'
      ) : (
        <img src={url} alt="" onError={() => setLost(url)} />
      )}
    </div>
  );
}
