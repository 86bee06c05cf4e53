// A token is stored, and no server says whether it is good: it is kept, asked about again by itself, and nothing
// protected is shown meanwhile.
import { Button } from '#engine/web/kit/button.tsx';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { messages } from '#engine/web/session/session-events.ts';
import { StatusPage } from './status-page.tsx';

export function AwayPage() {
  const text = useText();
  const { send } = useSession();
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={() => send({ type: 'logout' })}>
        {text('closed.leave')}
      </Button>
      <Button variant="contained" onClick={() => send({ type: 'retry' })}>
        {text('service.tryNow')}
      </Button>
    </>
  );
  return (
    <main className="bare">
      <StatusPage mark={<CloudOff />} title={text(messages.tokenLoginFailed.key)} actions={actions}>
        <output>{text('away.lead')}</output>
      </StatusPage>
    </main>
  );
}
