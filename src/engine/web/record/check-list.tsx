// What must hold for an action: what does, and what stands in the way, with links to it.
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Cancel from '@mui/icons-material/CancelOutlined';
import { Link as RouterLink } from 'react-router-dom';
import type { CheckAnswer, FoundRecord } from '#engine/model/errors.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

/** Links shown of one check; the message has the count. */
const linkLimit = 10;

export function CheckList({ checks }: { readonly checks: readonly CheckAnswer[] }) {
  const t = useText();
  return (
    <List dense disablePadding aria-label={t('records.checks')}>
      {checks.map(({ name, message, passed, found = [] }) => (
        <ListItem key={name} disableGutters sx={{ alignItems: 'flex-start' }}>
          <ListItemIcon sx={{ minWidth: 36, mt: 0.5, color: passed ? 'success.main' : 'error.main' }}>
            {passed ? (
              <CheckCircle titleAccess={t('records.check.passed')} />
            ) : (
              <Cancel titleAccess={t('records.check.open')} />
            )}
          </ListItemIcon>
          <ListItemText
            disableTypography
            primary={<Box sx={{ typography: 'body2' }}>{message}</Box>}
            secondary={
              found.length > 0 && <Found records={found.slice(0, linkLimit)} more={found.length > linkLimit} />
            }
          />
        </ListItem>
      ))}
    </List>
  );
}

function Found({ records, more }: { readonly records: readonly FoundRecord[]; readonly more: boolean }) {
  const places = usePlaces();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, typography: 'body2' }}>
      {records.map(({ entity, id, title }) => {
        const path = places.record(entity, id);
        return path === undefined ? (
          <span key={id}>{title}</span>
        ) : (
          <Link key={id} component={RouterLink} to={path} target="_blank">
            {title}
          </Link>
        );
      })}
      {more && '…'}
    </Box>
  );
}
