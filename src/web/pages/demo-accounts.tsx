// In an installation with sample data: whom one may sign in as.
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { labelKeys } from '#model/label-keys.ts';
import { readHealth } from '#web/api/health.ts';
import { useText } from '#web/i18n/use-text.ts';

/** As the sample data has them: the address is the role's. */
const roles = ['admin', 'supervisor', 'backOffice', 'sales'] as const;
const password = 'demo1234';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export function DemoAccounts({ choose }: { readonly choose: (credentials: Credentials) => void }) {
  const text = useText();
  const { data } = useQuery({ queryKey: ['health'], queryFn: readHealth, retry: false, staleTime: Number.POSITIVE_INFINITY });
  if (data?.demo !== true) return null;
  return (
    <Box component="section" aria-label={text('demo.title')} sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary">{text('demo.lead', { password })}</Typography>
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {roles.map((role) => (
          <Chip key={role} variant="outlined" label={text(labelKeys.role(role))} onClick={() => choose({ email: `${role.toLowerCase()}@example.com`, password })} />
        ))}
      </Box>
    </Box>
  );
}
