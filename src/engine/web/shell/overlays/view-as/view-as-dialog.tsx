// Which role to look as and, for roles that see some rows only, whose.
import { useId, useState } from 'react';
import { Button } from '#engine/web/kit/button.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { roles as declared } from '#generated/roles.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { ReferencePicker } from '#engine/web/fields/reference-picker.tsx';
import { ReferenceTitles } from '#engine/web/fields/reference-titles.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Dialog } from '#engine/web/kit/overlays.tsx';
import { useLookAs } from './use-look-as.ts';

/** Roles that may do something with records. */
const offered = declared.roles.filter((role) =>
  Object.values(declared.entities).some(({ read }) => read.includes(role)),
);

export function ViewAsDialog({ close }: { readonly close: () => void }) {
  const text = useText();
  const id = useId();
  const lookAs = useLookAs();
  const [role, setRole] = useState('');
  const [rows, setRows] = useState<readonly string[]>([]);
  const owner = ownerOf(role);
  const look = () => {
    close();
    lookAs({ role, rows: owner === undefined ? [] : rows });
  };
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (role !== '') look();
        }}
      >
        <DialogTitle id={`${id}-title`}>{text('viewAs.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="body2" color="textSecondary">
            {text('viewAs.lead')}
          </Typography>
          <TextField
            select
            label={text('viewAs.role')}
            value={role}
            onChange={({ target }) => {
              setRole(target.value);
              setRows([]);
            }}
            required
            autoFocus
          >
            {offered.map((one) => (
              <MenuItem key={one} value={one}>
                {text([labelKeys.role(one), 'role.other'], { role: one })}
              </MenuItem>
            ))}
          </TextField>
          {owner !== undefined && (
            <div>
              <ReferenceTitles wanted={new Map([[owner, rows]])}>
                <ReferencePicker
                  id={`${id}-rows`}
                  label={text(labelKeys.entity(owner, 'many'))}
                  reference={{ entity: owner }}
                  ids={rows}
                  multiple
                  onIds={setRows}
                  describedBy={`${id}-note`}
                />
              </ReferenceTitles>
              <Typography id={`${id}-note`} variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
                {text('viewAs.rows')}
              </Typography>
            </div>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {text('viewAs.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={role === ''}>
            {text('viewAs.look')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The entity whose records confine the role; undefined for roles that see all. */
function ownerOf(role: string): string | undefined {
  const scope = Object.values(declared.entities)
    .flatMap(({ rows }) => rows)
    .find((one) => one.role === role && declared.owned[one.from] !== undefined);
  return scope && declared.owned[scope.from];
}
