// One record: heading with what can be done, tabs of its form, of nested records and of its history.
import { useCallback, useMemo, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { ApiFailure } from '#engine/web/api/client.ts';
import { isRecord } from '#engine/web/api/is-record.ts';
import { entityOf, type Place, type RecordValues } from '#engine/web/api/record-calls.ts';
import { useRecord } from '#engine/web/api/records.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useRecordTitle } from '#engine/web/fields/reference-titles.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { RecordHeader, RecordPanel } from '#engine/web/panels/named-panels.tsx';
import { useRememberRecord } from '#engine/web/session/recent-records.ts';
import { useKeepWork, useKeptWork, useWorkPlace } from '#engine/web/session/use-kept-work.ts';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { PageHeading } from '#engine/web/kit/page-heading.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { RestoredNotice } from '../form/restored-notice.tsx';
import { ActionButtons } from './action-buttons.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { DeleteButton } from './delete-button.tsx';
import { useFixedValues } from './use-fixed-values.ts';
import { HistoryPanel } from './history-panel.tsx';
import { MissingRecord } from './missing-record.tsx';
import { Neighbours } from './neighbours.tsx';
import { NestedList } from './nested-list.tsx';
import { RecordCreator } from './record-creator.tsx';
import { RecordFacts } from './record-facts.tsx';
import { formTab, recordTabs, type RecordTab } from './record-tabs.ts';
import { RefusedRemoval } from './refused-removal.tsx';
import { TabBar } from './tab-bar.tsx';
import { upPath } from './up-path.ts';
import { useTab } from './use-tab.ts';
import { createFormStore, type FormStore, type Values } from '../form/form-store.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';
import { lowerFirst } from '../kit/lower-first.ts';

interface RecordPageProps {
  readonly place: Place;
  /** Undefined: a new one. */
  readonly id: string | undefined;
}

export function RecordPage({ place, id }: RecordPageProps) {
  const answer = useRecord(place, id);
  if (id !== undefined && answer.isPending) return <DelayedSkeleton />;
  if (answer.error instanceof ApiFailure && answer.error.status === 404) return <MissingRecord place={place} />;
  if (answer.isError && answer.data === undefined)
    return <ErrorPanel error={answer.error} retry={() => void answer.refetch()} />;
  return (
    <RecordCreator>
      <LoadedPage place={place} record={answer.data} />
    </RecordCreator>
  );
}

interface LoadedPageProps {
  readonly place: Place;
  readonly record: RecordValues | undefined;
}

function LoadedPage({ place, record }: LoadedPageProps) {
  const t = useText();
  const navigate = useNavigate();
  const places = usePlaces();
  const entity = entityOf(place.entity);
  const [tab, setTab] = useTab();
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<unknown>();
  const dirty = useRef(false);
  const setDirty = useCallback((next: boolean) => {
    dirty.current = next;
  }, []);
  const { unsaved, panelDirty, setPanelDirty, restored } = useUnsaved(`tabs:${place.entity}:${record?.id ?? ''}`);
  useUnsavedGuard(dirty, panelDirty);
  const title = useRecordTitle(place.entity, record);
  const name = t(labelKeys.entity(entity.name, 'one'));
  const heading = record === undefined ? t('records.new', { entity: lowerFirst(name) }) : title || name;
  const path = record && places.record(place.entity, record.id, place.parentId);
  useRememberRecord(path === undefined ? undefined : { entity: place.entity, title: heading, path });
  const tabs = useMemo(() => recordTabs(entity, record !== undefined), [entity, record]);
  const active = tabs.find((one) => one.name === tab) ?? tabs[0];
  const fixed = useFixedValues(place);
  const leave = (saved?: RecordValues) => {
    dirty.current = false;
    const up = upPath(place, places);
    const own = saved && place.parentId === undefined ? places.record(place.entity, saved.id) : undefined;
    void navigate(own ?? up, { replace: saved !== undefined && record === undefined });
  };
  const onSaved = (saved: RecordValues) => {
    // A nested record leads back to where it was opened; a new one of its own to its page.
    if (record === undefined || place.parentId !== undefined) leave(saved);
  };
  return (
    <>
      <Breadcrumb place={place} current={heading} />
      <PageHeading
        title={heading}
        note={record !== undefined && title !== '' ? name : undefined}
        actions={
          record && (
            <>
              {place.parentId !== undefined && <Neighbours place={place} id={record.id} />}
              <ActionButtons entity={entity} record={record} />
              <DeleteButton
                place={place}
                record={record}
                title={heading}
                onRemoved={() => leave()}
                onRefused={setRefusal}
              />
            </>
          )
        }
      />
      {record && <RecordHeader entity={entity} record={record} />}
      {refusal !== undefined && record && (
        <RefusedRemoval place={place} record={record} error={refusal} close={() => setRefusal(undefined)} />
      )}
      {tabs.length > 1 && (
        <TabBar entity={entity} tabs={tabs} active={active?.name ?? ''} invalid={invalid} select={setTab} />
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
        <RecordForm
          place={place}
          record={record}
          fixed={fixed}
          activeGroup={
            tabs.some((one) => one.kind === 'fields' && one.group !== undefined) ? (active?.group ?? '') : undefined
          }
          onGroup={setTab}
          onInvalidGroups={setInvalid}
          onDirty={setDirty}
          onSaved={onSaved}
          framed
        />
        {record && <RecordFacts entity={entity} record={record} />}
      </Box>
      {restored && <RestoredNotice />}
      {record && active !== undefined && active.kind !== 'fields' && (
        <OtherTab tab={active} entity={entity} record={record} unsaved={unsaved} onDirty={setPanelDirty} />
      )}
    </>
  );
}

/** What the tabs beside the form hold unsaved. */
function useUnsaved(form: string) {
  const place = useWorkPlace(form);
  const kept = useKeptWork(place, readValues);
  const [unsaved] = useState(() => createFormStore(kept ?? {}));
  const [panelDirty, setPanelDirty] = useState(kept !== undefined);
  useKeepWork(place, panelDirty, () => (Object.keys(unsaved.get()).length > 0 ? unsaved.get() : undefined));
  return { unsaved, panelDirty, setPanelDirty, restored: kept !== undefined && panelDirty };
}

function readValues(stored: unknown): Values | undefined {
  return isRecord(stored) ? stored : undefined;
}

interface OtherTabProps {
  readonly tab: RecordTab;
  readonly entity: Entity;
  readonly record: RecordValues;
  readonly unsaved: FormStore;
  readonly onDirty: (dirty: boolean) => void;
}

/** What is beside the form: nested records, a component of its own, the history. */
function OtherTab({ tab: { name, kind, child, panel }, entity, record, unsaved, onDirty }: OtherTabProps) {
  return (
    <Box role="tabpanel" id={`panel-${name}`} aria-labelledby={`tab-${name}`}>
      {child !== undefined && <NestedList key={child} entity={child} parentId={record.id} />}
      {panel !== undefined && (
        <RecordPanel name={panel} entity={entity} record={record} unsaved={unsaved} onDirty={onDirty} />
      )}
      {kind === 'history' && <HistoryPanel entity={entity} id={record.id} />}
    </Box>
  );
}
