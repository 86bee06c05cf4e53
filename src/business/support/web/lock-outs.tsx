// Part of the start page of whoever people call when they cannot sign in.
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { StuckThings } from './stuck-things.tsx';

interface LockOut {
  readonly userId: string;
  readonly name: string;
  readonly until: string;
}

const path = '/api/lock-outs';

export function LockOuts() {
  const t = useText();
  const format = useFormat();
  return (
    <StuckThings
      title={t('lockOuts.title')}
      none={t('lockOuts.none')}
      path={path}
      rowOf={({ userId, name, until }: LockOut) => ({
        key: userId,
        name,
        fact: t('lockOuts.until', { at: format.time(until) }),
        help: t('lockOuts.end'),
        helpOf: t('lockOuts.endOf', { name }),
        helpPath: `${path}/${userId}/end`,
        helped: t('lockOuts.ended', { name }),
      })}
    />
  );
}
