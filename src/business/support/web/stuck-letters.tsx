// Part of the start page of whoever sees to the mail server: what it did not take, and one press to try again.
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { StuckThings } from './stuck-things.tsx';

interface StuckLetter {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly attempts: number;
  readonly nextAt?: string;
  readonly givenUpAt?: string;
}

const path = '/api/letters';

export function StuckLetters() {
  const t = useText();
  const format = useFormat();
  return (
    <StuckThings
      title={t('letters.title')}
      none={t('letters.none')}
      path={path}
      rowOf={({ id, recipient, subject, attempts, nextAt, givenUpAt }: StuckLetter) => {
        const at = format.dateTime(givenUpAt ?? nextAt ?? '');
        const state = t(givenUpAt === undefined ? 'letters.waiting' : 'letters.givenUp', { attempts, at });
        return {
          key: id,
          name: subject,
          fact: `${recipient} · ${state}`,
          help: t('letters.again'),
          helpOf: t('letters.againOf', { subject }),
          helpPath: `${path}/${id}/again`,
          helped: t('letters.sent'),
        };
      }}
    />
  );
}
