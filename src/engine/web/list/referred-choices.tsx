// Columns of the records that a list's own refer to, to choose from: below each reference what the other record has.
import { useState } from 'react';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ExpandMore from '@mui/icons-material/ExpandMore';
import type { Entity } from '#engine/model/entity.ts';
import { fieldsTo } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { columnLabel, referredFields, type ReferredField } from '#engine/kinds/referred.ts';
import { entityOf } from '#engine/web/api/record-calls.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { seesReferred } from './list-fields.ts';

interface ReferredChoicesProps {
  readonly entity: Entity;
  /** Paths of the columns that are shown. */
  readonly shown: readonly string[];
  /** There is room for another. */
  readonly more: boolean;
  readonly toggle: (path: string) => void;
}

export function ReferredChoices(props: ReferredChoicesProps) {
  const { entity } = props;
  const { roles } = useSession();
  const offered = referredFields(entity, entityOf).filter(
    (column) => isOffered(column) && seesReferred(entity, column, roles),
  );
  return entity.fields.map(({ name }) => {
    const columns = offered.filter(({ referred }) => referred.by.name === name);
    return columns.length > 0 && <Choices key={name} {...props} columns={columns} />;
  });
}

/** What tells nothing to people stands in no group of the form either. */
function isOffered({ referred: { field } }: ReferredField): boolean {
  return field.list || field.group !== '' || field.path.includes('.');
}

interface ChoicesProps extends ReferredChoicesProps {
  readonly columns: readonly ReferredField[];
}

function Choices({ entity, shown, columns, more, toggle }: ChoicesProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const by = columns[0]?.referred.by;
  const label = by === undefined ? '' : t(labelKeys.field(entity.name, by.path));
  return (
    <Box component="li">
      <Button
        fullWidth
        color="inherit"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        endIcon={<ExpandMore style={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        style={{ justifyContent: 'space-between', paddingInline: 16, fontWeight: 400, borderRadius: 0 }}
      >
        {label}
      </Button>
      {open && (
        <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, pb: 0.5 }}>
          {columns.map((column) => (
            <Box component="li" key={column.path} sx={{ display: 'flex', pl: 3, pr: 1 }}>
              <FormControlLabel
                sx={{ flex: 1, minWidth: 0, mr: 0.5 }}
                control={
                  <Checkbox
                    size="small"
                    checked={shown.includes(column.path)}
                    disabled={!more && !shown.includes(column.path)}
                    onChange={() => toggle(column.path)}
                    slotProps={{ input: { 'aria-label': columnLabel(entity.name, column, t) } }}
                  />
                }
                label={fieldsTo(column.referred.entity, column.referred.field.path)
                  .map(({ path }) => t(labelKeys.field(column.referred.entity.name, path)))
                  .join(' · ')}
                slotProps={{ typography: { variant: 'body2', noWrap: true } }}
              />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
