// A card of the start page: what is stuck, a row each with one press that helps.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Typography from '@mui/material/Typography';
import { http } from '#engine/web/api/client.ts';
import { failureText } from '#engine/web/api/failure-text.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { StartList } from '#engine/web/start/start-list.tsx';

interface StuckThingsProps<Thing> {
  readonly title: string;
  readonly none: string;
  /** The call that answers with all of them. */
  readonly path: string;
  readonly rowOf: (thing: Thing) => StuckRow;
}

interface StuckRow {
  readonly key: string | number;
  readonly name: string;
  readonly fact: string;
  /** Of the button; `helpOf` says of which row, for whoever does not see it. */
  readonly help: string;
  readonly helpOf: string;
  /** The call behind it. */
  readonly helpPath: string;
  readonly helped: string;
}

export function StuckThings<Thing>({ title, none, path, rowOf }: StuckThingsProps<Thing>) {
  return (
    <StartList title={title} none={none} path={path}>
      {(thing: Thing) => {
        const row = rowOf(thing);
        return <Row key={row.key} path={path} row={row} />;
      }}
    </StartList>
  );
}

interface RowProps {
  readonly path: string;
  readonly row: StuckRow;
}

function Row({ path, row: { name, fact, help, helpOf, helpPath, helped } }: RowProps) {
  const t = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const press = useMutation({
    mutationFn: () => http.post(helpPath),
    onSuccess: () => notify(helped),
    // Gone already, or helped by somebody else: the list tells.
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  });
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">{name}</Typography>
        <Typography variant="caption" component="div" color="textSecondary">
          {fact}
        </Typography>
        {press.isError && (
          <Typography variant="caption" component="div" color="error" role="alert">
            {failureText(press.error, t)}
          </Typography>
        )}
      </Box>
      <Button
        variant="outlined"
        size="small"
        loading={press.isPending}
        onClick={() => press.mutate()}
        aria-label={helpOf}
      >
        {help}
      </Button>
    </Box>
  );
}
