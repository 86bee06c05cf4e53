// In the toolbar of operators and issuers: who is still invited, and a new letter for one of them.
import { useId, useState } from 'react';
import { Button } from '#engine/web/kit/button.tsx';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import { mayPass } from '#engine/model/access.ts';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { failureText } from '#engine/web/api/failure-text.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { useActOnRecord, useRecordList } from '#engine/web/api/records.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { ToolProps } from '#engine/web/panels/panel-props.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { Menu } from '#engine/web/kit/when-open.tsx';

const action = 'resendInvitation';
const invited = {
  search: '',
  filters: [{ path: 'status', operator: 'eq', values: ['invited'] }],
  sort: [],
  offset: 0,
  limit: 50,
} as const;

export function ResendInvitations({ entity, parentId }: ToolProps) {
  const { roles } = useSession();
  const may = mayPass(entity.actions.find(({ name }) => name === action)?.roles, roles);
  return may ? <InvitedMenu entity={entity} parentId={parentId} /> : null;
}

/** Nothing while nobody is invited. */
function InvitedMenu({ entity, parentId }: Pick<ToolProps, 'entity' | 'parentId'>) {
  const t = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const people =
    useRecordList({ entity: entity.name, ...(parentId !== undefined && { parentId }) }, invited).data?.rows ?? [];
  if (people.length === 0) return null;
  const open = anchor !== undefined;
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        id={`${id}-button`}
        size="small"
        startIcon={<ForwardToInbox />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t(labelKeys.action(entity.name, action))}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={open}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {people.map((person) => (
          <InvitedItem key={person.id} entity={entity} person={person} close={close} />
        ))}
      </Menu>
    </>
  );
}

function InvitedItem({
  entity,
  person,
  close,
}: {
  readonly entity: Entity;
  readonly person: RecordValues;
  readonly close: () => void;
}) {
  const t = useText();
  const notify = useNotify();
  const act = useActOnRecord(entity.name, person.id);
  const [name, email] = [textOf(person['name']), textOf(person['email'])];
  const resend = () => {
    close();
    act.mutateAsync({ action, input: {}, version: person.version }).then(
      () => notify(t('invitation.resent', { name })),
      (error: unknown) => notify(failureText(error, t), { severity: 'error' }),
    );
  };
  return (
    <MenuItem onClick={resend}>
      <ListItemText primary={name} secondary={email} />
    </MenuItem>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
