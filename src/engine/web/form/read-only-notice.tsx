import { Alert } from '#engine/web/kit/alert.tsx';
import type { Entity } from '#engine/model/entity.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useWhoCould } from '#engine/web/session/use-who-could.ts';

interface ReadOnlyNoticeProps {
  readonly entity: Entity;
  readonly creating: boolean;
}

/** Why nothing can be typed, where others could; what nobody changes here needs no excuse. */
export function ReadOnlyNotice({ entity, creating }: ReadOnlyNoticeProps) {
  const text = useText();
  const whoCould = useWhoCould();
  const { whoMay } = useSession();
  const right = creating ? 'create' : 'update';
  const writers = whoMay(entity.name, right);
  if (!entity.methods[right] || writers.length === 0) return null;
  return (
    <Alert
      severity="info"
      style={{ marginBottom: 16 }}
    >{`${text(creating ? 'rights.notCreate' : 'rights.readOnly')} ${whoCould(writers, creating ? 'do' : 'change')}`}</Alert>
  );
}
