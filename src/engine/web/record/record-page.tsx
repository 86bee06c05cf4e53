// One record: heading with its states and what can be done, what is read first, then a page or tabs.
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '#engine/web/kit/button.tsx';
import Edit from '@mui/icons-material/EditOutlined';
import { useNavigate } from 'react-router-dom';
import { labelKeys } from '#engine/model/label-keys.ts';
import { ApiFailure } from '#engine/web/api/client.ts';
import { isRecord } from '#engine/web/api/is-record.ts';
import { entityOf, type Place, type RecordValues } from '#engine/web/api/record-calls.ts';
import { useRecord } from '#engine/web/api/records.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useRecordTitle } from '#engine/web/fields/reference-titles.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { RecordHeader } from '#engine/web/panels/named-panels.tsx';
import { useSession } from '#engine/web/session/use-session.ts';
import { useRememberRecord } from '#engine/web/session/recent-records.ts';
import { useKeepWork, useKeptWork, useWorkPlace } from '#engine/web/session/use-kept-work.ts';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { PageHeading } from '#engine/web/kit/page-heading.tsx';
import { Together } from '#engine/web/kit/together.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { RestoredNotice } from '../form/restored-notice.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { useFixedValues } from './use-fixed-values.ts';
import { MissingRecord } from './missing-record.tsx';
import { Neighbours } from './neighbours.tsx';
import { PageBody } from './page-body.tsx';
import { KeyFacts } from './key-facts.tsx';
import { RecordActions } from './record-actions.tsx';
import { ActionsAwaited } from './use-actions.tsx';
import { RecordCreator } from './record-creator.tsx';
import { StateChips } from './state-chips.tsx';
import { useEditing } from './use-editing.ts';
import { RecordTabsBody } from './record-tabs-body.tsx';
import { recordTabs } from './record-tabs.ts';
import { RefusedCreation } from './refused-creation.tsx';
import { RefusedRemoval } from './refused-removal.tsx';
import { upPath } from './up-path.ts';
import { useTab } from './use-tab.ts';
import { createFormStore, type Values } from '../form/form-store.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';
import { lowerFirst } from '../kit/lower-first.ts';

interface RecordPageProps {
  readonly place: Place;
  /** Undefined: a new one. */
  readonly id: string | undefined;
}

export function RecordPage({ place, id }: RecordPageProps) {
  const answer = useRecord(place, id);
  const { may } = useSession();
  const mayCreate = entityOf(place.entity).methods.create && may(place.entity, 'create');
  if (id === undefined && !mayCreate) return <RefusedCreation place={place} />;
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
  const { roles } = useSession();
  const exists = record !== undefined;
  const tabs = useMemo(() => recordTabs(entity, exists ? undefined : roles), [entity, exists, roles]);
  const asPage = record !== undefined && entity.form.layout === 'page';
  const { beginner, ...editing } = useEditing(place, record);
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
    else editing.end();
  };
  const grouped = !asPage && tabs.some((one) => one.kind === 'fields' && one.group !== undefined);
  const form = (
    <RecordForm
      place={place}
      record={record}
      fixed={fixed}
      activeGroup={grouped ? (active?.group ?? '') : undefined}
      onGroup={setTab}
      onInvalidGroups={setInvalid}
      onDirty={setDirty}
      onSaved={onSaved}
      onLeave={asPage ? editing.end : undefined}
      framed
    />
  );
  return (
    <>
      <RecordHeading place={place} record={record} heading={heading} isTitled={title !== ''}>
        {asPage && editing.may && !editing.isOn && (
          <Button ref={beginner} variant="outlined" startIcon={<Edit />} onClick={editing.begin}>
            {t('records.edit')}
          </Button>
        )}
        {record && (
          <RecordActions
            entity={entity}
            place={place}
            record={record}
            title={heading}
            onRemoved={() => leave()}
            onRefused={setRefusal}
          />
        )}
      </RecordHeading>
      <Together>
        {record && <ActionsAwaited entity={entity} record={record} />}
        {record && <KeyFacts entity={entity} record={record} />}
        {record && <RecordHeader entity={entity} record={record} />}
        {refusal !== undefined && record && (
          <RefusedRemoval place={place} record={record} error={refusal} close={() => setRefusal(undefined)} />
        )}
        {restored && <RestoredNotice />}
        {asPage ? (
          <PageBody
            entity={entity}
            record={record}
            form={editing.isOn ? form : undefined}
            wanted={tab}
            unsaved={unsaved}
            onDirty={setPanelDirty}
          />
        ) : (
          <RecordTabsBody
            entity={entity}
            record={record}
            form={form}
            tabs={tabs}
            active={active}
            invalid={invalid}
            select={setTab}
            unsaved={unsaved}
            onDirty={setPanelDirty}
          />
        )}
      </Together>
    </>
  );
}

interface RecordHeadingProps {
  readonly place: Place;
  readonly record: RecordValues | undefined;
  readonly heading: string;
  /** By more than what it is. */
  readonly isTitled: boolean;
  readonly children: ReactNode;
}

/** Where the record stands, what it is called, its states; what can be done with it. */
function RecordHeading({ place, record, heading, isTitled, children }: RecordHeadingProps) {
  const t = useText();
  const entity = entityOf(place.entity);
  return (
    <>
      <Breadcrumb place={place} current={heading} />
      <PageHeading
        title={heading}
        areMany
        note={
          record && (
            <div className="record-note">
              <StateChips entity={entity} record={record} />
              {isTitled && t(labelKeys.entity(entity.name, 'one'))}
            </div>
          )
        }
        actions={
          record && (
            <>
              <Neighbours place={place} id={record.id} />
              {children}
            </>
          )
        }
      />
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
