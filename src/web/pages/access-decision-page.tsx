import LinkOff from '@mui/icons-material/LinkOff';
import { labelKeys } from '#model/label-keys.ts';
import { useText } from '#web/i18n/use-text.ts';
import { StatusPage } from './status-page.tsx';

/** One text for every link that leads nowhere, so that it tells nothing of what exists (UX.md). Opening it changes nothing. */
export function Component() {
  const text = useText();
  return (
    <StatusPage mark={<LinkOff />} title={text(labelKeys.route('resourceAccessDecision'))}>
      {text('accessDecision.noLink')}
    </StatusPage>
  );
}
