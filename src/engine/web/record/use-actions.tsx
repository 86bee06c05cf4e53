// The state changes of a record, made from the schema's table of transitions, and the dialog of the one that was chosen.
import { useState, type ReactNode } from 'react';
import type { Entity } from '#engine/model/entity.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { useRecordActions } from '#engine/web/api/records.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Awaited } from '#engine/web/kit/together.tsx';
import { useKeptForm } from '#engine/web/session/use-kept-work.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { MenuEntry } from './action-menu.tsx';
import { isOpen, offeredActions, type OfferedAction } from './offered-actions.ts';
import { actionForms } from './use-dialog-work.ts';
import { useRefusalText } from './use-refusal-text.ts';

interface Actions {
  /** In the order of the schema; what is not to be had says why. */
  readonly entries: readonly MenuEntry[];
  /** Not known yet. */
  readonly areComing: boolean;
  readonly dialog: ReactNode;
}

export function useActions(entity: Entity, record: RecordValues): Actions {
  const t = useText();
  const refusalText = useRefusalText();
  const [asked, setAsked] = useState<OfferedAction>();
  // The dialog in which the session ended opens again as soon as it is known what is offered.
  const [kept, setKept] = useState(useKeptForm(actionForms(entity.name, record.id)));
  const { data = [], isFetching, isLoading } = useOffer(entity, record);
  const offered = offeredActions(entity, data, t);
  const back = kept === undefined ? undefined : offered.find(({ action }) => action.name === kept);
  if (back !== undefined) {
    setKept(undefined);
    setAsked(back);
  }
  // What somebody else does meanwhile changes what may be done.
  const now = (one: OfferedAction) => offered.find(({ action }) => action === one.action) ?? one;
  return {
    entries: offered.map((one) => ({
      name: one.action.name,
      label: one.label,
      destructive: one.action.destructive,
      why: isOpen(one) ? undefined : refusalText(one.answer.refusal),
      choose: () => setAsked(one),
    })),
    areComing: isLoading,
    dialog: asked && (
      <ActionDialog
        entity={entity}
        record={record}
        offered={now(asked)}
        isGone={!isFetching && !offered.some((one) => isOpen(one) && one.action === asked.action)}
        close={() => setAsked(undefined)}
      />
    ),
  };
}

/** What the server offers; an entity without actions is not asked for. */
function useOffer(entity: Entity, record: RecordValues) {
  return useRecordActions(entity.name, entity.actions.length === 0 ? undefined : record.id, record.version);
}

/** Keeps back, on a page that is shown at once, what stands below the actions until they take their place. */
export function ActionsAwaited({ entity, record }: { readonly entity: Entity; readonly record: RecordValues }) {
  return useOffer(entity, record).isLoading && <Awaited />;
}
