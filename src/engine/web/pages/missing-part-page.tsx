import { Button } from '#engine/web/kit/button.tsx';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import { useText } from '#engine/web/i18n/use-text.ts';
import { StatusPage } from './status-page.tsx';

/** In the place of a screen whose script doesn't come: the connection is gone, or a deploy has replaced it. */
export function MissingPartPage() {
  const text = useText();
  const reload = (
    <Button variant="contained" onClick={() => window.location.reload()}>
      {text('common.reload')}
    </Button>
  );
  return (
    <StatusPage mark={<CloudOff />} title={text('service.pageMissing')} actions={reload}>
      {text('service.pageMissingLead')}
    </StatusPage>
  );
}
