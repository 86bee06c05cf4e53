// A record in tabs: its form, and beside it nested records, components of their own, the history.
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { Entity } from '#engine/model/entity.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { RecordPanel } from '#engine/web/panels/named-panels.tsx';
import type { FormStore } from '../form/form-store.ts';
import { HistoryPanel } from './history-panel.tsx';
import { NestedList } from './nested-list.tsx';
import { RecordFacts } from './record-facts.tsx';
import { formTab, type RecordTab } from './record-tabs.ts';
import { TabBar } from './tab-bar.tsx';

interface RecordTabsBodyProps {
  readonly entity: Entity;
  /** Undefined: a new one. */
  readonly record: RecordValues | undefined;
  readonly form: ReactNode;
  readonly tabs: readonly RecordTab[];
  readonly active: RecordTab | undefined;
  /** Groups with errors. */
  readonly invalid: readonly string[];
  readonly select: (tab: string) => void;
  readonly unsaved: FormStore;
  readonly onDirty: (dirty: boolean) => void;
}

export function RecordTabsBody({
  entity,
  record,
  form,
  tabs,
  active,
  invalid,
  select,
  unsaved,
  onDirty,
}: RecordTabsBodyProps) {
  return (
    <>
      {tabs.length > 1 && (
        <TabBar entity={entity} tabs={tabs} active={active?.name ?? ''} invalid={invalid} select={select} />
      )}
      <Box
        hidden={active?.kind !== 'fields'}
        {...(tabs.length > 1 &&
          active?.name === formTab && {
            role: 'tabpanel',
            id: `panel-${formTab}`,
            'aria-labelledby': `tab-${formTab}`,
          })}
      >
        {form}
        {record && <RecordFacts entity={entity} record={record} />}
      </Box>
      {record && active !== undefined && active.kind !== 'fields' && (
        <OtherTab tab={active} entity={entity} record={record} unsaved={unsaved} onDirty={onDirty} />
      )}
    </>
  );
}

interface OtherTabProps {
  readonly tab: RecordTab;
  readonly entity: Entity;
  readonly record: RecordValues;
  readonly unsaved: FormStore;
  readonly onDirty: (dirty: boolean) => void;
}

function OtherTab({ tab: { name, kind, child, panel }, entity, record, unsaved, onDirty }: OtherTabProps) {
  return (
    <Box role="tabpanel" id={`panel-${name}`} aria-labelledby={`tab-${name}`}>
      {child !== undefined && <NestedList key={child} entity={child} parentId={record.id} />}
      {panel !== undefined && (
        <RecordPanel name={panel} entity={entity} record={record} unsaved={unsaved} onDirty={onDirty} />
      )}
      {kind === 'history' && <HistoryPanel entity={entity} record={record} />}
    </Box>
  );
}
