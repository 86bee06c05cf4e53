// An entity among those that it is related to: what it refers to before it, what refers to it behind it, two lists of
// links with lines between them. Where there is no room beside each other they stand below each other, without lines.
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { EntityLink } from './entity-link.tsx';
import { relationsFrom, relationsTo, type Relation } from './relations.ts';

/** Pixels of a box and of what is free below it; the lines are drawn by the same figures. */
const boxHeight = 54;
const gap = 8;
const lineWidth = 48;

const heightOf = (count: number) => Math.max(1, count) * (boxHeight + gap) - gap;
const middleOf = (index: number) => index * (boxHeight + gap) + boxHeight / 2;

const Side = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  alignContent: 'center',
  gap,
  [theme.breakpoints.up('lg')]: { gridAutoRows: boxHeight },
}));

const Node = styled('li')(({ theme }) => ({
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  padding: '4px 2px',
  minWidth: 0,
  overflow: 'hidden',
  '& a': { padding: '2px 8px' },
  '& small': {
    display: 'block',
    padding: '0 8px',
    color: theme.palette.text.secondary,
    fontSize: '0.75rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  [theme.breakpoints.up('lg')]: {
    '& a, & small': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
}));

interface EntityRelationsProps {
  readonly entity: Entity;
  readonly all: readonly Entity[];
}

export function EntityRelations({ entity, all }: EntityRelationsProps) {
  const text = useText();
  const from = relationsFrom(entity);
  const to = relationsTo(entity.name, all);
  const height = Math.max(heightOf(from.length), heightOf(to.length));
  return (
    <Box
      sx={{
        mt: 2,
        display: 'grid',
        alignItems: 'center',
        rowGap: 1,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: `minmax(0, 1fr) ${lineWidth}px minmax(120px, auto) ${lineWidth}px minmax(0, 1fr)`,
        },
      }}
    >
      <RelationList title={text('schema.refersTo')} relations={from} />
      <Lines count={from.length} height={height} />
      <Box
        sx={{
          display: { xs: 'none', lg: 'block' },
          border: 2,
          borderColor: 'primary.main',
          borderRadius: 2,
          px: 2,
          py: 1.5,
          textAlign: 'center',
          fontWeight: 600,
        }}
        aria-hidden
      >
        {text(labelKeys.entity(entity.name, 'one'))}
      </Box>
      <Lines count={to.length} height={height} flipped />
      <RelationList title={text('schema.referredBy')} relations={to} />
    </Box>
  );
}

function RelationList({ title, relations }: { readonly title: string; readonly relations: readonly Relation[] }) {
  const text = useText();
  return (
    // The heading takes no room from the boxes: their middles are where the lines end.
    <Box sx={{ minWidth: 0, position: 'relative', pt: { xs: 3, lg: 4 }, pb: { lg: 4 } }}>
      <Typography
        variant="overline"
        component="h3"
        color="textSecondary"
        sx={{ position: 'absolute', top: 0, lineHeight: 2 }}
      >
        {title}
      </Typography>
      {relations.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text('schema.none')}
        </Typography>
      ) : (
        <Side aria-label={title}>
          {relations.map(({ entity, paths, nested }) => (
            <Node key={entity}>
              <EntityLink name={entity} />
              <small title={paths.join(', ')}>
                {[...(nested ? [text('schema.nested')] : []), ...(paths.length === 0 ? [text('schema.view')] : [])].map(
                  (note) => `${note} `,
                )}
                <code>{paths.join(', ')}</code>
              </small>
            </Node>
          ))}
        </Side>
      )}
    </Box>
  );
}

interface LinesProps {
  readonly count: number;
  /** Of the higher side. */
  readonly height: number;
  /** They begin at the entity. */
  readonly flipped?: boolean;
}

function Lines({ count, height, flipped = false }: LinesProps) {
  const above = (height - heightOf(count)) / 2;
  const half = lineWidth / 2;
  return (
    <Box sx={{ display: { xs: 'none', lg: 'block' }, color: 'text.secondary', lineHeight: 0 }}>
      <svg
        aria-hidden
        width={lineWidth}
        height={height}
        fill="none"
        stroke="currentColor"
        transform={flipped ? 'scale(-1 1)' : undefined}
        opacity={0.6}
      >
        {Array.from({ length: count }, (_, index) => {
          const at = above + middleOf(index);
          return <path key={at} d={`M0 ${at}C${half} ${at} ${half} ${height / 2} ${lineWidth} ${height / 2}`} />;
        })}
      </svg>
    </Box>
  );
}
