// What can be done with a record: one thing leads, the rest is in a menu, what cannot be undone last.
import { Button } from '#engine/web/kit/button.tsx';
import type { Entity } from '#engine/model/entity.ts';
import type { Place, RecordValues } from '#engine/web/api/record-calls.ts';
import { ActionMenu } from './action-menu.tsx';
import { useActions } from './use-actions.tsx';
import { useDeletion, type Deletion } from './use-deletion.ts';
import { useDuplication } from './use-duplication.ts';

interface RecordActionsProps extends Deletion {
  readonly entity: Entity;
  readonly place: Place;
  readonly record: RecordValues;
}

export function RecordActions({ entity, place, record, ...deletion }: RecordActionsProps) {
  const { entries, areComing, dialog } = useActions(entity, record);
  const remove = useDeletion({ place, record, ...deletion });
  const duplicate = useDuplication({ entity, place, record });
  const leading = entries.find(({ why, destructive }) => why === undefined && !destructive);
  const rest = entries.filter((entry) => entry !== leading);
  // The menu would give way to what leads, under the finger that is about to press it.
  if (areComing) return null;
  return (
    <>
      {leading && (
        <Button variant="contained" onClick={leading.choose}>
          {leading.label}
        </Button>
      )}
      <ActionMenu
        entries={[
          ...rest.filter(({ destructive }) => !destructive),
          ...duplicate,
          ...rest.filter(({ destructive }) => destructive),
          ...remove,
        ]}
      />
      {dialog}
    </>
  );
}
