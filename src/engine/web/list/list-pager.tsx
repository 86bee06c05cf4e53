import type { ReactNode } from 'react';
import usePagination from '@mui/material/usePagination';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import { pageSizes, type Total } from '#engine/model/list-query.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useTotal } from '#engine/web/i18n/use-total.ts';
import type { ListChange, ListState } from './list-state.ts';

interface ListPagerProps {
  /** Of the rows that are shown. */
  readonly page: number;
  readonly size: number;
  /** Which were asked for. */
  readonly asked: Pick<ListState, 'page' | 'size'>;
  readonly total: Total;
  readonly change: (change: ListChange) => void;
  /** What the rows add up to. */
  readonly sums?: ReactNode;
}

export function ListPager({ page, asked, size, total, change, sums }: ListPagerProps) {
  const t = useText();
  const { number } = useFormat();
  const totalText = useTotal();
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total.total);
  return (
    <div className="pager">
      <span>{t('records.range', { first: number(first), last: number(last), total: totalText(total) })}</span>
      {sums}
      <Pages
        page={asked.page}
        count={Math.max(1, Math.ceil(total.total / asked.size))}
        go={(next) => change({ type: 'page', page: next })}
      />
      {/* The browser's own choice: Material's brings menus and pickers along, which a list is there without. */}
      <select
        aria-label={t('records.pageSize')}
        value={asked.size}
        onChange={(event) => change({ type: 'size', size: Number(event.target.value) })}
      >
        {pageSizes.map((option) => (
          <option key={option} value={option}>
            {t('records.perPage', { count: option })}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PagesProps {
  readonly page: number;
  readonly count: number;
  readonly go: (page: number) => void;
}

const arrows = { previous: NavigateBefore, next: NavigateNext } as const;

/** The pages around this one, the first and the last, and a step either way. */
function Pages({ page, count, go }: PagesProps) {
  const t = useText();
  const { items } = usePagination({ page, count });
  return (
    <nav aria-label={t('records.pages')}>
      {items.map(({ type, page: target, selected, disabled }) => {
        if (type === 'start-ellipsis' || type === 'end-ellipsis') return <span key={type}>…</span>;
        const Arrow = type === 'previous' || type === 'next' ? arrows[type] : undefined;
        return (
          <button
            key={type === 'page' ? target : type}
            type="button"
            aria-current={selected ? 'page' : undefined}
            aria-label={t(selected ? 'records.page.current' : `records.page.${type}`, { page: target ?? 1 })}
            disabled={disabled}
            onClick={() => target !== null && go(target)}
          >
            {Arrow === undefined ? target : <Arrow className="mirrored" style={{ fontSize: 18 }} />}
          </button>
        );
      })}
    </nav>
  );
}
