// What somebody works on next: what he begins, how much waits, and the first of it.
import Box from '@mui/material/Box';
import { ButtonLink } from '#engine/web/kit/button.tsx';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import { Skeleton } from '#engine/web/kit/skeleton.tsx';
import Typography from '@mui/material/Typography';
import Add from '@mui/icons-material/Add';
import { Link as RouterLink } from 'react-router-dom';
import { labelKeys } from '#engine/model/label-keys.ts';
import { StartPanel } from '#engine/web/panels/named-panels.tsx';
import { useRecordList } from '#engine/web/api/records.ts';
import { lowerFirst } from '#engine/web/kit/lower-first.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useTotal } from '#engine/web/i18n/use-total.ts';
import { Queue } from './queue.tsx';
import { queryOf, useStartItems, type Creation, type Pile } from './start-items.ts';

export function StartPage() {
  const text = useText();
  const { parts, creations, counts, queues } = useStartItems();
  if (parts.length + creations.length + counts.length + queues.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="start-title" sx={{ display: 'grid', gap: 2, mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography id="start-title" variant="h2" sx={{ flex: '1 1 auto', fontSize: '1.25rem' }}>
          {text('start.title')}
        </Typography>
        {creations.map((creation) => (
          <CreateButton key={creation.to} {...creation} />
        ))}
      </Box>
      {parts.map(({ panel, entity }) => (
        <StartPanel key={panel} name={panel} entity={entity} />
      ))}
      {counts.length > 0 && (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(160px, 1fr))' },
          }}
        >
          {counts.map((pile) => (
            <Count key={pile.to} pile={pile} />
          ))}
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        {queues.map((pile) => (
          <Queue key={pile.to} pile={pile} />
        ))}
      </Box>
    </Box>
  );
}

function CreateButton({ entity, to }: Creation) {
  const text = useText();
  const name = lowerFirst(text(labelKeys.entity(entity.name, 'one')));
  return (
    <ButtonLink to={to} variant="contained" startIcon={<Add />}>
      {text('records.create', { entity: name })}
    </ButtonLink>
  );
}

function Count({ pile }: { readonly pile: Pile }) {
  const text = useText();
  const totalText = useTotal();
  const { data, isError } = useRecordList({ entity: pile.entity.name }, queryOf(pile, 1));
  return (
    <Card component="li" aria-busy={data === undefined && !isError}>
      <CardActionArea component={RouterLink} to={pile.to} sx={{ p: 2, height: '100%' }}>
        <Typography variant="h3" component="p" sx={{ fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' }}>
          {isError ? '–' : data === undefined ? <Skeleton width={48} /> : totalText(data)}
        </Typography>
        <Typography variant="body2">{text(labelKeys.preset(pile.entity.name, pile.preset.name))}</Typography>
        <Typography variant="caption" color="textSecondary">
          {text(labelKeys.entity(pile.entity.name, 'many'))}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
