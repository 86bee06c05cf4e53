// A refused write as one text: who uses the record, what is wrong with it, or the server's own message.
import { labelKeys } from '#model/label-keys.ts';
import { ApiFailure } from '#web/api/client.ts';
import { failureText } from '#web/api/failure-text.ts';
import { useText } from '#web/i18n/use-text.ts';

export function useRefusal(): (error: unknown) => string {
  const t = useText();
  return (error) => {
    const users = error instanceof ApiFailure ? (error.body?.usedBy ?? []) : [];
    const message = failureText(error, t);
    if (users.length === 0) return message;
    const list = users.map(({ entity, count }) => `${t(labelKeys.entity(entity, count === 1 ? 'one' : 'many'))} (${count})`).join(', ');
    return `${message} ${t('records.usedBy', { list })}`;
  };
}
