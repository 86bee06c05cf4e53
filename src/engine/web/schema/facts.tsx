// Terms and what is said of each, beside each other where there is room.
import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Terms = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 16,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: '0 0 8px' },
  '& ul': { margin: 0, paddingInlineStart: 18 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '140px minmax(0, 1fr)' },
}));

/** Those without anything to say are left out. */
export function Facts({ facts }: { readonly facts: readonly (readonly [term: string, said: ReactNode])[] }) {
  return (
    <Terms>
      {facts.map(([term, said]) =>
        said === undefined || said === false || said === '' ? null : (
          <Fact key={term} term={term}>
            {said}
          </Fact>
        ),
      )}
    </Terms>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}
