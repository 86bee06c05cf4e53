// The tabs of a record page, in the order of the schema's groups; nested entities without a group and the history come
// last.
import type { Entity } from '#engine/model/entity.ts';
import { fieldGroups } from '#engine/web/form/field-groups.ts';

export interface RecordTab {
  /** In the URL. */
  readonly name: string;
  readonly kind: 'fields' | 'child' | 'panel' | 'history';
  /** One group of the form; undefined: all of them in one tab. */
  readonly group?: string;
  readonly child?: string;
  readonly panel?: string;
}

export const historyTab = 'history';
/** All groups below each other, beside tabs of other kinds. */
export const formTab = 'form';

/** `creators`: the roles of whoever makes a new record; absent: it exists. */
export function recordTabs(entity: Entity, creators?: readonly string[]): RecordTab[] {
  const { groups } = entity.form;
  const exists = creators === undefined;
  const layout = exists ? entity.form.layout : entity.form.creating;
  const own = fieldGroups(entity, creators);
  const named = groups.flatMap((group): RecordTab[] => {
    const { name, child, panel } = group;
    if (panel !== undefined && exists) return [{ name, kind: 'panel', panel }];
    if (child !== undefined) return exists ? [{ name, kind: 'child', child }] : [];
    return layout === 'tabs' && own.includes(group) ? [{ name, kind: 'fields', group: name }] : [];
  });
  const form: RecordTab[] = layout === 'tabs' && own.length > 0 ? [] : [{ name: formTab, kind: 'fields' }];
  const grouped = groups.map(({ child }) => child);
  const others = entity.children
    .filter((child) => exists && !grouped.includes(child))
    .map((child): RecordTab => ({ name: child, kind: 'child', child }));
  return [...form, ...named, ...others, ...(exists ? [{ name: historyTab, kind: 'history' } as const] : [])];
}

/** The tab of the parent's page that lists a nested entity. */
export function tabOfChild(parent: Entity, child: string): string {
  return parent.form.groups.find((group) => group.child === child)?.name ?? child;
}
