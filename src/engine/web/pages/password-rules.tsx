// What a new password must have, ticked while it is typed.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import type { TextKey } from '#engine/web/i18n/text-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

const leastLength = 8;

export function PasswordRules({
  password,
  confirmation,
}: {
  readonly password: unknown;
  readonly confirmation: unknown;
}) {
  const text = useText();
  const typed = typeof password === 'string' ? password : '';
  const rules: readonly { readonly key: TextKey; readonly kept: boolean }[] = [
    { key: 'rules.length', kept: typed.length >= leastLength },
    { key: 'rules.digit', kept: /\d/.test(typed) },
    { key: 'rules.equal', kept: typed !== '' && typed === confirmation },
  ];
  return (
    <Box
      component="ul"
      aria-label={text('rules.title')}
      sx={{ listStyle: 'none', p: 0, mt: 2, mb: 0, display: 'grid', gap: 0.75 }}
    >
      {rules.map(({ key, kept }) => (
        <Typography
          key={key}
          component="li"
          variant="body2"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, color: kept ? 'success.main' : 'text.secondary' }}
        >
          {kept ? (
            <CheckCircle titleAccess={text('rules.kept')} style={{ fontSize: 18 }} />
          ) : (
            <RadioButtonUnchecked titleAccess={text('rules.open')} style={{ fontSize: 18 }} />
          )}
          {text(key, { count: leastLength })}
        </Typography>
      ))}
    </Box>
  );
}
