import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useOrganizationName } from '#engine/web/session/use-organization-name.ts';

/** The product's mark, which the page itself holds (src/engine/build/first-paint.ts). */
export function markAddress(): string | undefined {
  return document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href;
}

/** Decoration beside a name. */
export function Logo({ size = 32 }: { readonly size?: number }) {
  return (
    <Box
      component="img"
      src={markAddress()}
      alt=""
      width={size}
      height={size}
      sx={{ display: 'block', flex: 'none' }}
    />
  );
}

/** The mark and the organisation's name, as a bar begins. */
export function Brand({ named = true }: { readonly named?: boolean }) {
  const organization = useOrganizationName();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, flex: 'none', maxWidth: 240 }}>
      <Logo />
      {named && (
        <Typography component="span" variant="h4" noWrap>
          {organization}
        </Typography>
      )}
    </Box>
  );
}

const year = new Date().getFullYear();

/** Whose it is, for the foot of a page. */
export function copyright(owner: string): string {
  return `© ${year} ${owner}`;
}
