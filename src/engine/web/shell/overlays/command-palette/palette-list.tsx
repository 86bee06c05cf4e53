import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { SearchOption, SearchSection } from '#engine/web/shell/search/search-option.ts';

interface PaletteListProps {
  readonly id: string;
  readonly sections: readonly SearchSection[];
  /** Index of the active option among those of all sections. */
  readonly current: number;
  readonly optionId: (index: number) => string;
  /** The pointer is on an option. */
  readonly point: (id: string) => void;
  readonly choose: (option: SearchOption) => void;
}

const Heading = styled('div')(({ theme }) => ({
  ...theme.typography.overline,
  color: theme.palette.text.secondary,
  padding: '8px 10px 2px',
}));

const Option = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 40,
  padding: '4px 10px',
  borderRadius: 8,
  cursor: 'pointer',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& svg': { color: theme.palette.text.secondary, fontSize: 20, flex: 'none' },
  '& img': { flex: 'none' },
  '&[aria-selected=true]': { backgroundColor: theme.palette.action.selected, outline: '1px solid transparent' },
}));

/** One line each, the second cut off: the names stand below each other. */
const Words = styled('span')(({ theme }) => ({
  minWidth: 0,
  '& > small': {
    display: 'block',
    color: theme.palette.text.secondary,
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}));

export function PaletteList({ id, sections, current, optionId, point, choose }: PaletteListProps) {
  const all = sections.flatMap(({ options }) => options);
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={sections.map(({ title }) => title).join(', ')}
      sx={{ overflowY: 'auto', p: 0.75, pt: 0 }}
      // The field keeps the focus while the pointer chooses.
      onMouseDown={(event) => event.preventDefault()}
    >
      {sections.map(({ id: section, title, options }) => (
        <div key={section} role="group" aria-labelledby={`${id}-${section}`}>
          <Heading id={`${id}-${section}`} role="presentation">
            {title}
          </Heading>
          {options.map((option) => {
            const index = all.indexOf(option);
            const selected = index === current;
            return (
              <Option
                key={option.id}
                ref={selected ? bringIntoView : undefined}
                role="option"
                id={optionId(index)}
                aria-selected={selected}
                onPointerMove={() => {
                  if (!selected) point(option.id);
                }}
                onClick={() => choose(option)}
              >
                {option.icon}
                <Words>
                  <span>{option.label}</span>
                  {option.detail !== undefined && <small title={option.detail}>{option.detail}</small>}
                </Words>
              </Option>
            );
          })}
        </div>
      ))}
    </Box>
  );
}

/** As a ref: called for the option that has become the active one. */
function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
