// Says on every page that one looks as another role, and leads back.
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import GlobalStyles from '@mui/material/GlobalStyles';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { ViewAs } from '#engine/web/session/view-as.ts';
import { useLookAs } from './use-look-as.ts';

/** Pixels that the page leaves free for the bar: one line, and two on narrow screens. */
const room = 56;
const narrowRoom = 80;

const free = (pixels: number) => ({ body: { paddingBottom: pixels }, html: { scrollPaddingBottom: pixels + 16 } });

export function ViewAsBar({ view }: { readonly view: ViewAs }) {
  const text = useText();
  const lookAs = useLookAs();
  const role = text([labelKeys.role(view.role), 'role.other'], { role: view.role });
  return (
    <>
      <GlobalStyles styles={({ breakpoints }) => ({ ...free(narrowRoom), [breakpoints.up('sm')]: free(room) })} />
      <Box
        component="aside"
        aria-label={text('viewAs.label')}
        data-view-as={view.role}
        sx={{
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          minHeight: room,
          px: 2,
          py: 0.75,
          zIndex: 'appBar',
          displayPrint: 'none',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          columnGap: 2,
          rowGap: 0.5,
          bgcolor: '#5b3a00',
          color: '#fff4dc',
          boxShadow: 8,
        }}
      >
        <Visibility aria-hidden fontSize="small" className="from-small" />
        <Box component="p" role="status" sx={{ m: 0, fontSize: '0.875rem', fontWeight: 600 }}>
          {text('viewAs.bar', { role })}
        </Box>
        <Button size="small" color="inherit" variant="outlined" onClick={() => lookAs(undefined)}>
          {text('viewAs.leave')}
        </Button>
      </Box>
    </>
  );
}
