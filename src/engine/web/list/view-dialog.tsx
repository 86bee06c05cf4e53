// What a view is called, whether the list begins with it, and whom it is shared with.
import { useId, useState } from 'react';
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { roles as declared } from '#generated/roles.ts';
import { may, mayPass } from '#engine/model/access.ts';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { longestName, type ListView } from '#engine/model/list-view.ts';
import { failureText } from '#engine/web/api/failure-text.ts';
import { useSaveView } from '#engine/web/api/list-views.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { FormDialog } from '#engine/web/kit/overlays.tsx';
import { useSession } from '#engine/web/session/use-session.ts';

interface ViewDialogProps {
  readonly entity: Entity;
  /** The one that is changed; a new one without. */
  readonly view: ListView | undefined;
  /** What is shown now: what a new view keeps. */
  readonly query: string;
  /** Place of a new one. */
  readonly position: number;
  readonly done: (view: ListView) => void;
  readonly close: () => void;
}

export function ViewDialog({ entity, view, query, position, done, close }: ViewDialogProps) {
  const t = useText();
  const id = useId();
  const session = useSession();
  const save = useSaveView(entity.collection);
  const [name, setName] = useState(view?.name ?? '');
  const [roles, setRoles] = useState<readonly string[]>(view?.roles ?? []);
  const [isDefault, setDefault] = useState(view?.isDefault ?? false);
  const mayShare = mayPass(declared.shareViews, session.roles);
  // A role that may not read the list has no use for it.
  const readers = declared.roles.filter((role) => may(declared.entities[entity.name], 'read', [role]));
  const submit = () => {
    const told = { name: name.trim(), isDefault, roles };
    save.mutate(view === undefined ? { ...told, query, position } : { id: view.id, ...changesOf(view, told) }, {
      onSuccess: done,
    });
  };
  return (
    <FormDialog open onClose={close} aria-labelledby={`${id}-title`} fullWidth maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') submit();
        }}
      >
        <DialogTitle id={`${id}-title`}>
          {view === undefined ? t('records.view.keep') : t('records.view.edit', { name: view.name })}
        </DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            {save.isError && <Alert severity="error">{failureText(save.error, t)}</Alert>}
            <TextField
              autoFocus
              required
              size="small"
              label={t('records.view.name')}
              value={name}
              onChange={(event) => setName(event.target.value)}
              slotProps={{ htmlInput: { maxLength: longestName } }}
            />
            {mayShare && (
              <TextField
                select
                size="small"
                label={t('records.view.share')}
                value={roles}
                onChange={(event) => setRoles([event.target.value].flat())}
                slotProps={{
                  select: {
                    multiple: true,
                    renderValue: () => roles.map((role) => t(labelKeys.role(role))).join(', '),
                  },
                }}
              >
                {readers.map((role) => (
                  <MenuItem key={role} value={role} dense>
                    <Checkbox size="small" checked={roles.includes(role)} tabIndex={-1} aria-hidden sx={{ py: 0 }} />
                    {t(labelKeys.role(role))}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <FormControlLabel
              control={<Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)} />}
              label={t('records.view.begin')}
            />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {t('records.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={save.isPending} disabled={name.trim() === ''}>
            {t('records.save')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}

type Told = Pick<ListView, 'name' | 'isDefault' | 'roles'>;

/** What was touched; the rest may have been changed by somebody else since it was read. */
function changesOf(view: ListView, { name, isDefault, roles }: Told): Partial<Told> {
  return {
    ...(name !== view.name && { name }),
    ...(isDefault !== view.isDefault && { isDefault }),
    ...(roles.toSorted().join() !== view.roles.toSorted().join() && { roles }),
  };
}
