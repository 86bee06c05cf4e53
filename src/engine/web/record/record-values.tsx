// A record to read: its groups of fields as values, without the form.
import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { roles as declaredRoles } from '#generated/roles.ts';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { RecordValues as Values } from '#engine/web/api/record-calls.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useWhoCould } from '#engine/web/session/use-who-could.ts';
import { fieldRights } from '../form/field-rights.ts';
import { ReadOnlyField } from '../form/read-only-field.tsx';
import { shownGroups } from './shown-fields.ts';

interface RecordValuesProps {
  readonly entity: Entity;
  readonly record: Values;
}

/** Short values stand two in a line. */
const shortSpan = 4;

export function RecordValues({ entity, record }: RecordValuesProps) {
  const t = useText();
  const describe = useWhoCould();
  const { roles } = useSession();
  const { isHidden, whoCould } = useMemo(
    () =>
      fieldRights({
        entity,
        rights: declaredRoles.entities[entity.name],
        roles,
        creating: false,
        mayWrite: false,
        fixed: [],
      }),
    [entity, roles],
  );
  const groups = shownGroups(entity, record, isHidden);
  if (groups.length === 0) return null;
  return (
    <Paper variant="outlined" sx={{ px: 2, py: 2, display: 'grid', gap: 3 }}>
      {groups.map(({ group, fields }) => (
        <section key={group.name} aria-labelledby={`values-${group.name}`}>
          <Typography id={`values-${group.name}`} variant="subtitle1" component="h2" sx={{ mb: 1.5 }}>
            {t(labelKeys.group(entity.name, group.name))}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 2, rowGap: 1.5 }}>
            {fields.map((field) => {
              const others = whoCould(field);
              return (
                <Box key={field.name} sx={{ gridColumn: field.span > shortSpan ? '1 / -1' : 'auto', minWidth: 0 }}>
                  <ReadOnlyField
                    shape={entity.name}
                    field={field}
                    id={`value-${field.name}`}
                    label={t(labelKeys.field(entity.name, field.path))}
                    value={record[field.name]}
                    container={record}
                    why={others && describe(others.roles, others.deed)}
                  />
                </Box>
              );
            })}
          </Box>
        </section>
      ))}
    </Paper>
  );
}
