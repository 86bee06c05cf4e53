// What a component that a schema names is given, by where it stands.
import type { Entity } from '#engine/model/entity.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import type { FormStore } from '#engine/web/form/form-store.ts';

/** A tab, or what stands below the heading, of an existing record. */
export interface RecordPanelProps {
  readonly entity: Entity;
  readonly record: RecordValues;
  /** A tab tells when it holds something unsaved: leaving the page is asked about then. */
  readonly onDirty?: (dirty: boolean) => void;
  /**
   * What a tab holds unsaved, under names of its own: it outlives a change of tab and an ended session, and ends with
   * the page.
   */
  readonly unsaved?: FormStore;
}

export interface AsideProps {
  readonly entity: Entity;
  /** Undefined while a record is created. */
  readonly record: RecordValues | undefined;
  /** What is typed; subscribe to follow it. */
  readonly store: FormStore;
  /** As if it were typed: `visitTime`, `products.0.quantity`. */
  readonly setValue: (path: string, value: unknown) => void;
}

/** In the dialog of an action, below its payload's fields. */
export interface ActionAsideProps extends Omit<AsideProps, 'record' | 'entity'> {
  /** The record that is acted on. */
  readonly record: RecordValues;
}

export interface OverviewProps {
  readonly entity: Entity;
  /** The list's search, filters and order. */
  readonly query: ListQuery;
}

export interface ToolProps extends OverviewProps {
  readonly parentId: string | undefined;
  /** Paths of the columns shown, in their order. */
  readonly columns: readonly string[];
  readonly total: number | undefined;
}

/** A part of the page that people find first. */
export interface StartPanelProps {
  /** What it is about; its reader may read it. */
  readonly entity: Entity;
}
