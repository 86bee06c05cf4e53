import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import { pageSizes, type Total } from '#engine/model/list-query.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useTotal } from '#engine/web/i18n/use-total.ts';
import type { ListChange } from './list-state.ts';

interface ListPagerProps {
  readonly page: number;
  readonly size: number;
  readonly total: Total;
  readonly change: (change: ListChange) => void;
  /** What the rows add up to. */
  readonly sums?: ReactNode;
}

/** The browser's own choice: Material's brings menus and pickers along, which a list is there without. */
const sizeSx = {
  displayPrint: 'none',
  font: 'inherit',
  fontSize: '0.875rem',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 0,
  borderBottom: 1,
  borderColor: 'divider',
  py: 0.5,
  cursor: 'pointer',
} as const;

export function ListPager({ page, size, total, change, sums }: ListPagerProps) {
  const t = useText();
  const { number } = useFormat();
  const totalText = useTotal();
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total.total);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {t('records.range', { first: number(first), last: number(last), total: totalText(total) })}
      </Typography>
      {sums}
      <Pagination
        size="small"
        shape="rounded"
        count={Math.max(1, Math.ceil(total.total / size))}
        page={page}
        onChange={(_event, next) => change({ type: 'page', page: next })}
        aria-label={t('records.pages')}
        getItemAriaLabel={(type, target, selected) =>
          t(selected ? 'records.page.current' : `records.page.${type}`, { page: target })
        }
      />
      <Box
        component="select"
        sx={sizeSx}
        aria-label={t('records.pageSize')}
        value={size}
        onChange={(event) => change({ type: 'size', size: Number(event.target.value) })}
      >
        {pageSizes.map((option) => (
          <option key={option} value={option}>
            {t('records.perPage', { count: option })}
          </option>
        ))}
      </Box>
    </Box>
  );
}
