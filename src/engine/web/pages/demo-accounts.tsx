// In an installation with sample data: whom one may sign in as. Loaded only there.
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

/** As the sample data has them: the address is the role's. */
const roles = [
  'admin',
  'director',
  'quality',
  'supervisor',
  'financial',
  'techSupport',
  'inventory',
  'backOffice',
  'sales',
  'operator',
  'issuer',
] as const;
const password = 'tickets123';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface DemoAccountsProps {
  readonly choose: (credentials: Credentials) => void;
}

export function DemoAccounts({ choose }: DemoAccountsProps) {
  const text = useText();
  return (
    <Box
      component="section"
      aria-label={text('demo.title')}
      sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="body2" color="textSecondary">
        {text('demo.lead', { password })}
      </Typography>
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {roles.map((role) => (
          <Chip
            key={role}
            variant="outlined"
            label={text(labelKeys.role(role))}
            onClick={() => choose({ email: `${role.toLowerCase()}@example.com`, password })}
          />
        ))}
      </Box>
    </Box>
  );
}
