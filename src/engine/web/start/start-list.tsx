// A card of the start page with a row for each thing that a call answers: what is to be done, or to be seen.
import { useId, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Skeleton } from '#engine/web/kit/skeleton.tsx';
import Typography from '@mui/material/Typography';
import { http } from '#engine/web/api/client.ts';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';

interface StartListProps<Thing> {
  readonly title: string;
  /** Said where there is nothing. */
  readonly none: string;
  /** The call that answers with all of them. */
  readonly path: string;
  /** A list item with its key. */
  readonly children: (thing: Thing) => ReactNode;
}

export function StartList<Thing>({ title, none, path, children }: StartListProps<Thing>) {
  const titleId = useId();
  const things = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => (await http.get<Thing[]>(path, { signal })).data,
  });
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ px: 2.5, py: 2 }}>
      <Typography id={titleId} variant="h3" sx={{ fontSize: '1rem', mb: 1 }}>
        {title}
      </Typography>
      {things.isError ? (
        <ErrorPanel error={things.error} retry={() => void things.refetch()} />
      ) : things.data === undefined ? (
        <Box aria-busy="true">
          <Skeleton width="60%" />
        </Box>
      ) : things.data.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {none}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
          {things.data.map(children)}
        </Box>
      )}
    </Card>
  );
}
