// Tab of a book: the author's other books.
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useRecordList } from '#engine/web/api/records.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import type { RecordPanelProps } from '#engine/web/panels/panel-props.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';

/** Shown at most. */
const limit = 50;

export function SameAuthor({ record }: RecordPanelProps) {
  const text = useText();
  const places = usePlaces();
  const filters = [{ path: 'author', operator: 'eq', values: [String(record['author'])] }] as const;
  const answer = useRecordList({ entity: 'book' }, { search: '', filters, sort: [], offset: 0, limit });
  if (answer.isError) return <ErrorPanel error={answer.error} retry={() => void answer.refetch()} />;
  if (answer.data === undefined) return <DelayedSkeleton />;
  const others = answer.data.rows.filter(({ id }) => id !== record.id);
  if (others.length === 0) return <Typography>{text('books.noOthers')}</Typography>;
  return (
    <List>
      {others.map((book) => (
        <ListItem key={book.id}>
          <Link component={RouterLink} to={places.record('book', book.id) ?? ''}>
            {String(book['title'])}
          </Link>
        </ListItem>
      ))}
    </List>
  );
}
