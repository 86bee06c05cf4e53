// Someone saved the record meanwhile: what I changed beside what it is now, and a choice.
import { Button } from '#engine/web/kit/button.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { FieldCell } from '#engine/web/fields/field-cell.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Dialog } from '#engine/web/kit/overlays.tsx';
import type { Values } from './form-store.ts';
import { changedValues, writableValues } from './form-values.ts';

interface StaleDialogProps {
  readonly entity: Entity;
  readonly before: Values;
  readonly mine: Values;
  readonly current: RecordValues;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  readonly close: () => void;
}

export function StaleDialog({ entity, before, mine, current, keepMine, takeTheirs, close }: StaleDialogProps) {
  const t = useText();
  const ofMine = changedValues(entity.fields, before, mine);
  const ofTheirs = changedValues(entity.fields, before, writableValues(entity.fields, current));
  const fields = entity.fields.filter(({ name }) => name in ofMine || name in ofTheirs);
  return (
    <Dialog open onClose={close} maxWidth="md" fullWidth aria-labelledby="stale-title">
      <DialogTitle id="stale-title">{t('records.stale.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('records.stale.text')}</DialogContentText>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('records.history.field')}</TableCell>
              <TableCell>{t('records.stale.mine')}</TableCell>
              <TableCell>{t('records.stale.current')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map((field) => (
              <TableRow key={field.name}>
                <TableCell component="th" scope="row">
                  {t(labelKeys.field(entity.name, field.path))}
                </TableCell>
                <TableCell sx={{ fontWeight: field.name in ofMine ? 600 : 400 }}>
                  <FieldCell shape={entity.name} field={field} value={mine[field.name]} container={mine} />
                </TableCell>
                <TableCell sx={{ fontWeight: field.name in ofTheirs ? 600 : 400 }}>
                  <FieldCell shape={entity.name} field={field} value={current[field.name]} container={current} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {t('records.cancel')}
        </Button>
        <Button variant="outlined" onClick={takeTheirs}>
          {t('records.stale.takeTheirs')}
        </Button>
        <Button variant="contained" onClick={keepMine}>
          {t('records.stale.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
