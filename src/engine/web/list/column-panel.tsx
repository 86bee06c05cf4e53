// The columns of a list to choose from: those that are shown in their order, which is changed here too, then the others.
// The one that leads to the record stays, and first.
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import type { Entity, Field } from '#engine/model/entity.ts';
import { columnLabel } from '#engine/kinds/referred.ts';
import { mostReferred } from '#engine/model/list-query.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Popover } from '#engine/web/kit/overlays.tsx';
import { useSession } from '#engine/web/session/use-session.ts';
import { mostPinned, referredColumns, shownFields, titleField } from './list-fields.ts';
import { moved } from './moved.ts';
import { ReferredChoices } from './referred-choices.tsx';
import type { Arranging } from './use-arrangement.ts';

interface ColumnPanelProps {
  readonly entity: Entity;
  readonly fields: readonly Field[];
  readonly arranging: Arranging;
  readonly anchor: HTMLElement;
  readonly close: () => void;
}

export function ColumnPanel({ entity, fields, arranging, anchor, close }: ColumnPanelProps) {
  const t = useText();
  const { columns, pinned: staying = [] } = arranging.arrangement;
  const { roles } = useSession();
  const title = titleField(entity, fields);
  const referred = referredColumns(entity, columns, roles);
  const shown = shownFields(entity, [...fields, ...referred], columns, staying);
  const pinned = staying.filter((path) => shown.some((field) => field.path === path));
  const paths = shown.map(({ path }) => path);
  const rows = [...shown, ...fields.filter((field) => !shown.includes(field))];
  const toggle = (path: string) =>
    arranging.arrange({
      columns: paths.includes(path) ? paths.filter((other) => other !== path) : [...paths, path],
      ...(pinned.includes(path) && { pinned: pinned.filter((other) => other !== path) }),
    });
  const pin = ({ path }: Field) =>
    arranging.arrange({
      pinned: pinned.includes(path) ? pinned.filter((other) => other !== path) : [...pinned, path],
    });
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('records.columns'),
          sx: { width: 340, maxWidth: '100%', maxHeight: 'min(560px, 80vh)', display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <Typography variant="caption" color="textSecondary" component="p" sx={{ px: 2, pt: 1.5 }}>
        {t('records.columns.hint')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, py: 0.5, overflowY: 'auto' }}>
        {rows.map((field) => {
          const label = columnLabel(entity.name, field, t);
          const at = paths.indexOf(field.path);
          const stays = pinned.includes(field.path);
          const to = (step: number) => moved(paths, field.path, at + step);
          return (
            <Box component="li" key={field.path} sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 1 }}>
              <FormControlLabel
                sx={{ flex: 1, minWidth: 0, mr: 0.5 }}
                control={
                  <Checkbox
                    size="small"
                    checked={at >= 0}
                    disabled={field === title}
                    onChange={() => toggle(field.path)}
                  />
                }
                label={label}
                slotProps={{ typography: { variant: 'body2', noWrap: true, title: label } }}
              />
              {at > 0 && (
                <>
                  {([-1, 1] as const).map((step) => (
                    <IconButton
                      key={step}
                      size="small"
                      disabled={to(step) === undefined}
                      aria-label={t(step < 0 ? 'records.columns.earlier' : 'records.columns.later', { column: label })}
                      onClick={() => {
                        const next = to(step);
                        if (next) arranging.arrange({ columns: next });
                      }}
                    >
                      {step < 0 ? <ArrowUpward fontSize="inherit" /> : <ArrowDownward fontSize="inherit" />}
                    </IconButton>
                  ))}
                  <IconButton
                    size="small"
                    color={stays ? 'primary' : 'default'}
                    aria-pressed={stays}
                    disabled={!stays && pinned.length >= mostPinned}
                    aria-label={t('records.columns.pin', { column: label })}
                    onClick={() => pin(field)}
                  >
                    {stays ? <PushPin fontSize="inherit" /> : <PushPinOutlined fontSize="inherit" />}
                  </IconButton>
                </>
              )}
            </Box>
          );
        })}
        <ReferredChoices entity={entity} shown={paths} more={referred.length < mostReferred} toggle={toggle} />
      </Box>
      <Divider />
      <Box sx={{ p: 1 }}>
        <Button size="small" onClick={arranging.forget}>
          {t('records.columns.usual')}
        </Button>
      </Box>
    </Popover>
  );
}
