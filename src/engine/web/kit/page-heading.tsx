// The one h1 of a page with what belongs beside it; the title of the window; the focus after navigation.
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useOrganizationName } from '#engine/web/session/use-organization-name.ts';

interface PageHeadingProps {
  readonly title: string;
  /** Beside the title: totals, states; what is still to come is a space that keeps its room. */
  readonly note?: ReactNode;
  readonly subtitle?: ReactNode;
  /** Between the title and the actions where there is room, else below; what is wide (`data-wide`) always is. */
  readonly figures?: ReactNode;
  readonly actions?: ReactNode;
  /** Several, which come one after the other: a narrow screen gives them a line of their own. */
  readonly areMany?: boolean;
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: { lg: 'auto' } } as const;

/** As high as a button, also before there is any. */
const ofItsOwn = {
  flexBasis: { xs: '100%', sm: 'auto' },
  minHeight: { sm: 40 },
  '&:empty': { display: { xs: 'none', sm: 'flex' } },
};

const ownLine = { flex: '1 1 100%', order: 1 };
const besides = {
  minWidth: 0,
  ...ownLine,
  '&:empty': { display: 'none' },
  '@media (min-width: 1200px)': { '&:not(:has(> [data-wide=true]))': { flex: '1 1 0', order: 0 } },
};

/** As wide as most totals: what comes late breaks the line where its empty room did. */
const noteRoom = '7.5em';

export function PageHeading({ title, note, subtitle, figures, actions, areMany = false }: PageHeadingProps) {
  const heading = usePageTitle(title);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5, mb: 2 }}>
      <Box sx={{ flex: { xs: '1 1 240px', lg: figures === undefined ? '1 1 240px' : '0 0 auto' }, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography variant="h1" tabIndex={-1} ref={heading} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {note !== undefined && (
            <Typography component="div" variant="body2" color="textSecondary" sx={{ minWidth: noteRoom }}>
              {note}
            </Typography>
          )}
        </Box>
        {subtitle !== undefined && (
          <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {figures !== undefined && <Box sx={besides}>{figures}</Box>}
      {actions !== undefined && <Box sx={areMany ? [row, ofItsOwn] : row}>{actions}</Box>}
    </Box>
  );
}

/** Titles the window; give the answered ref to the page's h1, which takes the focus after a navigation. */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const organization = useOrganizationName();
  const { pathname, key } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${organization}`;
  }, [title, organization]);
  useEffect(() => {
    // 'default' is the first page, where the browser's own start of the document is right; a typist is left alone.
    if (key !== 'default' && !isTyping()) heading.current?.focus();
    // A new key on the same path is a change of list state, not of page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  return heading;
}

function isTyping(): boolean {
  return document.activeElement?.matches('main input, main textarea, main [contenteditable]') ?? false;
}
