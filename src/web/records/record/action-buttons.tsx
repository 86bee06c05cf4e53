// The state changes a record may go through now, for those who may: buttons made from the schema's table of transitions.
import { useState } from 'react';
import Button from '@mui/material/Button';
import { mayPass } from '#model/access.ts';
import type { Action, Entity } from '#model/entity.ts';
import { labelKeys } from '#model/label-keys.ts';
import { holds } from '#model/rules.ts';
import { valueAt } from '#model/value-at.ts';
import type { RecordValues } from '#web/api/record-calls.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useSession } from '#web/session/use-session.ts';
import { ActionDialog } from './action-dialog.tsx';

interface ActionButtonsProps {
  readonly entity: Entity;
  readonly record: RecordValues;
}

export function ActionButtons({ entity, record }: ActionButtonsProps) {
  const t = useText();
  const { roles } = useSession();
  const [asked, setAsked] = useState<Action>();
  const actions = entity.actions.filter((action) => isOpen(action, record, roles));
  return (
    <>
      {actions.map((action) => (
        <Button key={action.name} variant={action.destructive ? 'outlined' : 'contained'} color={action.destructive ? 'error' : 'primary'} onClick={() => setAsked(action)}>
          {t(labelKeys.action(entity.name, action.name))}
        </Button>
      ))}
      {asked && <ActionDialog entity={entity} record={record} action={asked} close={() => setAsked(undefined)} />}
    </>
  );
}

/** The state is one it starts from, its guards hold and the role is one of its own. */
function isOpen(action: Action, record: RecordValues, roles: readonly string[]): boolean {
  const value = (path: string) => valueAt(record, path);
  return mayPass(action.roles, roles) && action.from.includes(String(record[action.field])) && (action.guard ?? []).every((condition) => holds(condition, value));
}
