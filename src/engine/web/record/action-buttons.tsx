// The state changes of a record inside of another's page: what may be done as buttons, the rest in a menu that says why
// not.
import { Button } from '#engine/web/kit/button.tsx';
import type { Entity } from '#engine/model/entity.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { ActionMenu } from './action-menu.tsx';
import { useActions } from './use-actions.tsx';

interface ActionButtonsProps {
  readonly entity: Entity;
  readonly record: RecordValues;
}

/** More than these go into the menu. */
const buttonLimit = 3;

export function ActionButtons({ entity, record }: ActionButtonsProps) {
  const { entries, dialog } = useActions(entity, record);
  const open = entries.filter(({ why }) => why === undefined);
  return (
    <>
      {open.slice(0, buttonLimit).map(({ name, label, destructive, choose }) => (
        <Button
          key={name}
          variant={destructive ? 'outlined' : 'contained'}
          color={destructive ? 'error' : 'primary'}
          onClick={choose}
        >
          {label}
        </Button>
      ))}
      <ActionMenu entries={[...open.slice(buttonLimit), ...entries.filter(({ why }) => why !== undefined)]} />
      {dialog}
    </>
  );
}
