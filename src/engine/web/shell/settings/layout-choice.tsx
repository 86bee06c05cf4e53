// The three layouts as small pictures to choose from.
import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { layoutStyles, type LayoutStyle } from './read-settings.ts';

const Card = styled('label')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  justifyItems: 'center',
  alignContent: 'start',
  padding: 8,
  borderRadius: 10,
  cursor: 'pointer',
  position: 'relative',
  textAlign: 'center',
  border: `1px solid ${theme.palette.divider}`,
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:has(input:checked)': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
    backgroundColor: theme.palette.action.selected,
  },
  '&:has(input:focus-visible)': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  '& input': { position: 'absolute', opacity: 0, inset: 0, margin: 0, cursor: 'pointer' },
}));

interface LayoutChoiceProps {
  readonly value: LayoutStyle;
  readonly set: (style: LayoutStyle) => void;
}

export function LayoutChoice({ value, set }: LayoutChoiceProps) {
  const text = useText();
  const id = useId();
  return (
    <Box
      role="radiogroup"
      aria-label={text(labelKeys.field('settings', 'layout.style'))}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1 }}
    >
      {layoutStyles.map((style) => (
        <Card key={style}>
          <input type="radio" name={id} value={style} checked={style === value} onChange={() => set(style)} />
          <Picture style={style} />
          <Typography variant="caption" component="span" sx={{ lineHeight: 1.3 }}>
            {text(labelKeys.option('settings', 'layout.style', style))}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}

/** Bars as [x, y, width, height] on a ground of 72 by 48; the first is the navigation. */
const bars = {
  layout1: [
    [0, 0, 18, 48],
    [18, 0, 54, 9],
  ],
  layout2: [
    [0, 0, 72, 10],
    [0, 10, 72, 8],
  ],
  layout3: [
    [0, 10, 72, 6],
    [0, 0, 72, 10],
  ],
} as const satisfies Record<LayoutStyle, unknown>;

function Picture({ style }: { readonly style: LayoutStyle }) {
  const [navbar, toolbar] = bars[style];
  const narrow =
    style === 'layout3'
      ? { x: 16, width: 40 }
      : { x: style === 'layout1' ? 24 : 6, width: style === 'layout1' ? 42 : 60 };
  return (
    <Box
      component="svg"
      viewBox="0 0 72 48"
      aria-hidden
      sx={{
        width: '100%',
        maxWidth: 88,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        color: 'text.secondary',
        '[dir=rtl] &': { transform: 'scaleX(-1)' },
      }}
    >
      <Bar box={navbar} opacity={0.75} />
      <Bar box={toolbar} opacity={0.25} />
      {[24, 32, 40].map((y) => (
        <rect
          key={y}
          x={narrow.x}
          y={y - 1}
          width={y === 40 ? narrow.width * 0.6 : narrow.width}
          height={3}
          rx={1.5}
          fill="currentColor"
          opacity={0.3}
        />
      ))}
    </Box>
  );
}

function Bar({
  box: [x, y, width, height],
  opacity,
}: {
  readonly box: readonly [number, number, number, number];
  readonly opacity: number;
}) {
  return <rect {...{ x, y, width, height, opacity }} fill="currentColor" />;
}
