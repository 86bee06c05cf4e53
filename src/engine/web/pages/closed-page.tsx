// Where every way leads back: the configuration leaves this visitor no page. He reads so, and can leave.
import { Button } from '#engine/web/kit/button.tsx';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import { useText } from '#engine/web/i18n/use-text.ts';
import { signOut } from '#engine/web/session/session-calls.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useWhoCould } from '#engine/web/session/use-who-could.ts';
import { StatusPage } from './status-page.tsx';

export function ClosedPage({ admits }: { readonly admits: readonly string[] }) {
  const text = useText();
  const { signedIn, send } = useSession();
  const whoCould = useWhoCould();
  const leave = () => {
    const end = () => send({ type: 'logout' });
    void signOut().then(end, end);
  };
  return (
    <StatusPage
      mark={<BlockOutlined />}
      title={text('rights.denied')}
      // Not the page for it: that one may be closed as well.
      actions={
        signedIn && (
          <Button variant="contained" onClick={leave}>
            {text('closed.leave')}
          </Button>
        )
      }
    >
      {text(signedIn ? 'closed.lead' : 'closed.guest')} {signedIn && admits.length > 0 && whoCould(admits, 'open')}
    </StatusPage>
  );
}
