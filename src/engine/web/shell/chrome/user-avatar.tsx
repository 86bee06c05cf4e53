import Avatar from '@mui/material/Avatar';
import type { User } from '#engine/web/session/user.ts';

interface UserAvatarProps {
  readonly user: User;
  readonly size: number;
  readonly url: string | undefined;
}

/** The user's picture, or the initial of the name; decoration, as the name stands beside it. */
export function UserAvatar({ user, size, url }: UserAvatarProps) {
  return (
    <Avatar src={url} alt="" aria-hidden sx={{ width: size, height: size, fontSize: size * 0.42 }}>
      {user.name.trim().charAt(0).toLocaleUpperCase() || '?'}
    </Avatar>
  );
}
