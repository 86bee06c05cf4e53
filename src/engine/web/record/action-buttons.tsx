// The state changes of a record, made from the schema's table of transitions: what may be done as buttons, the rest in
// a menu that says why not.
import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Entity } from '#engine/model/entity.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { useRecordActions } from '#engine/web/api/records.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useKeptForm } from '#engine/web/session/use-kept-work.ts';
import { ActionDialog } from './action-dialog.tsx';
import { ActionMenu } from './action-menu.tsx';
import { isOpen, offeredActions, type OfferedAction } from './offered-actions.ts';
import { actionForms } from './use-dialog-work.ts';

interface ActionButtonsProps {
  readonly entity: Entity;
  readonly record: RecordValues;
}

/** More than these go into the menu. */
const buttonLimit = 3;

export function ActionButtons({ entity, record }: ActionButtonsProps) {
  return entity.actions.length === 0 ? null : <LoadedButtons entity={entity} record={record} />;
}

function LoadedButtons({ entity, record }: ActionButtonsProps) {
  const t = useText();
  const [asked, setAsked] = useState<OfferedAction>();
  // The dialog in which the session ended opens again as soon as it is known what is offered.
  const [kept, setKept] = useState(useKeptForm(actionForms(entity.name, record.id)));
  const { data = [], isFetching } = useRecordActions(entity.name, record.id, record.version);
  const offered = offeredActions(entity, data, t);
  const open = offered.filter(isOpen);
  const back = kept === undefined ? undefined : offered.find(({ action }) => action.name === kept);
  if (back !== undefined) {
    setKept(undefined);
    setAsked(back);
  }
  // What somebody else does meanwhile changes what may be done.
  const now = (one: OfferedAction) => offered.find(({ action }) => action === one.action) ?? one;
  const rest = [...open.slice(buttonLimit), ...offered.filter((one) => !isOpen(one))];
  return (
    <>
      {open.slice(0, buttonLimit).map((one) => (
        <Button
          key={one.action.name}
          variant={one.action.destructive ? 'outlined' : 'contained'}
          color={one.action.destructive ? 'error' : 'primary'}
          onClick={() => setAsked(one)}
        >
          {one.label}
        </Button>
      ))}
      {rest.length > 0 && <ActionMenu actions={rest} choose={setAsked} />}
      {asked && (
        <ActionDialog
          entity={entity}
          record={record}
          offered={now(asked)}
          isGone={!isFetching && !open.some(({ action }) => action === asked.action)}
          close={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
