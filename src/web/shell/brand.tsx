import Box from '@mui/material/Box';

/** The product's mark, a ticket; decoration beside a name. */
export function Logo({ size = 32 }: { readonly size?: number }) {
  return <Box component="img" src="/favicon.svg" alt="" width={size} height={size} sx={{ display: 'block', flex: 'none' }} />;
}

const year = new Date().getFullYear();

/** Whose it is, for the foot of a page. */
export function copyright(owner: string): string {
  return `© ${year} ${owner}`;
}
