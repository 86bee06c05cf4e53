// The list as a file: its filters, its order and the columns on the screen, in their order; with `ids` only these of it.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { roles as declaredRoles } from '#generated/roles.ts';
import { membersOf, personalExporters } from '#engine/model/named-groups.ts';
import { allFields, fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { referredAt } from '#engine/kinds/referred.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { collectionPath, countRecords, entityOf } from '#engine/web/api/record-calls.ts';
import { recordsKey } from '#engine/web/api/records.ts';
import { listParameters } from '#engine/web/api/list-parameters.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { ToolProps } from '#engine/web/panels/panel-props.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { ExportMenu } from './export-menu.tsx';

/** Totals are exact up to here; beyond, a list's is an estimate. */
const countedExactly = 10_000;
/** Rows of a sheet less its heading. */
const mostSheetRows = 1_048_575;

export function ExportList({ entity, query, parentId, columns, total }: ToolProps) {
  const t = useText();
  const format = useFormat();
  const { roles } = useSession();
  const [asked, setAsked] = useState(false);
  const place = { entity: entity.name, ...(parentId !== undefined && { parentId }) };
  const exact = useQuery({
    queryKey: [recordsKey, entity.name, 'count', parentId, query.search, query.filters],
    queryFn: ({ signal }) => countRecords(place, query, signal),
    enabled: asked && (total === undefined || total > countedExactly),
  });
  const count = total !== undefined && total <= countedExactly ? total : exact.data;
  const parameters = listParameters({ ...query, offset: 0, limit: null });
  parameters.set('columns', columns.join(','));
  const masked =
    !roles.some((role) => membersOf(declaredRoles, personalExporters).includes(role)) &&
    columns.some((path) => isPersonal(fieldAt(entity, path) ?? referredAt(entity, path, entityOf)));
  return (
    <ExportMenu
      path={`${collectionPath(place)}/export`}
      parameters={parameters}
      name={nameOf(entity)}
      label={
        query.ids === undefined
          ? t('export.list', { list: t(labelKeys.entity(entity.name, 'many')) })
          : t('export.selected')
      }
      wide={query.ids !== undefined && 'small'}
      note={
        <>
          {count === undefined ? t('common.loading') : t('export.rows', { count, number: format.number(count) })}
          {masked && ` ${t('export.masked')}`}
        </>
      }
      full={count !== undefined && count > mostSheetRows ? ['xlsx'] : []}
      onOpen={() => setAsked(true)}
    />
  );
}

function nameOf({ collection }: Entity): string {
  return `${collection}-${new Date().toISOString().slice(0, 10)}`;
}

function isPersonal(field: Field | undefined): boolean {
  return (
    field !== undefined && allFields([field]).some(({ sensitive }) => sensitive !== undefined && sensitive !== 'money')
  );
}
