// Above the sales register: figures of the orders that the list shows, and, when opened, their charts or the daily
// report.
import { lazy, Suspense, useId, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Tooltip from '@mui/material/Tooltip';
import BarChart from '@mui/icons-material/BarChart';
import ExpandLess from '@mui/icons-material/ExpandLess';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ListQuery } from '#engine/model/list-query.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { PanelFrame } from '#engine/web/panels/panel-frame.tsx';
import type { OverviewProps } from '#engine/web/panels/panel-props.ts';
import { TabList } from '#engine/web/kit/tab-list.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { ChoiceSwitch } from './choice-switch.tsx';
import { besideFrom, KpiTiles } from './kpi-tiles.tsx';
import { currencyField, useSalesSummary } from './report-calls.ts';
import { useKeptChoice } from './use-kept-choice.ts';

const SalesCharts = lazy(() => import('./sales-charts.tsx').then((module) => ({ default: module.SalesCharts })));
const DailyReport = lazy(() => import('./daily-report.tsx').then((module) => ({ default: module.DailyReport })));

const views = ['charts', 'daily'] as const;
/** In the line of the page's title, without a frame. */
const besideTitle = { [besideFrom]: { p: 0, border: 0, background: 'none' } };

export function SalesOverview({ query }: OverviewProps) {
  const t = useText();
  const id = useId();
  const [shown, setShown] = useKeptChoice('sales_overview', ['open', 'closed'], 'closed');
  // Amounts of several currencies are not added up: one of them is looked at.
  const { data: { currencies = [] } = {} } = useSalesSummary(query);
  const [chosen, choose] = useState('');
  // Said to all that stands here: each report by itself would take that of most of its own orders.
  const currency = currencies.length > 1 ? (currencies.find((one) => one === chosen) ?? currencies[0]) : undefined;
  const asked = currency === undefined ? query : inCurrency(query, currency);
  const summary = useSalesSummary(asked);
  const open = shown === 'open';
  const wide = open || summary.isError;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={`${id}-title`}
      data-wide={wide}
      sx={[{ px: { xs: 1.5, sm: 2 }, py: 1 }, !wide && besideTitle]}
    >
      <Box component="h2" id={`${id}-title`} sx={visuallyHidden}>
        {t('sales.overview')}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: { xs: 'start', sm: 'center' },
          columnGap: { xs: 1, sm: 2 },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {summary.isError ? (
            <ErrorPanel error={summary.error} retry={() => void summary.refetch()} />
          ) : (
            <KpiTiles summary={summary.data} beside={!wide} />
          )}
        </Box>
        {currencies.length > 1 && (
          // On a telephone below the figures, which need the width.
          <Box sx={{ flexBasis: { xs: '100%', sm: 'auto' }, order: { xs: 1, sm: 0 }, mt: { xs: 1, sm: 0 } }}>
            <ChoiceSwitch
              label={t('sales.currency')}
              choices={currencies}
              value={currency ?? ''}
              textOf={(code) => code}
              onChange={choose}
            />
          </Box>
        )}
        <Tooltip title={t(open ? 'sales.hide' : 'sales.show')}>
          <IconButton
            size="small"
            aria-label={t(open ? 'sales.hide' : 'sales.show')}
            aria-expanded={open}
            aria-controls={`${id}-more`}
            onClick={() => setShown(open ? 'closed' : 'open')}
          >
            {open ? <ExpandLess /> : <BarChart />}
          </IconButton>
        </Tooltip>
      </Box>
      {open && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {t('sales.definition')}
        </Typography>
      )}
      <div id={`${id}-more`}>{open && <Views id={id} query={asked} />}</div>
    </Paper>
  );
}

function inCurrency(query: ListQuery, currency: string): ListQuery {
  return { ...query, filters: [...query.filters, { path: currencyField, operator: 'eq', values: [currency] }] };
}

function Views({ id, query }: { readonly id: string; readonly query: OverviewProps['query'] }) {
  const t = useText();
  const [view, setView] = useKeptChoice('sales_view', views, 'charts');
  return (
    <>
      <Box sx={{ mt: 0.5, mb: 2 }}>
        <TabList
          className="ruled"
          label={t('sales.views')}
          value={view}
          select={setView}
          tabs={views.map((one) => ({
            value: one,
            id: `${id}-${one}`,
            controls: `${id}-view`,
            label: t(`sales.view.${one}`),
          }))}
        />
      </Box>
      <div role="tabpanel" id={`${id}-view`} aria-labelledby={`${id}-${view}`}>
        <PanelFrame>
          <Suspense fallback={<ChartSkeleton count={view === 'charts' ? 2 : 1} />}>
            {view === 'charts' ? <SalesCharts query={query} /> : <DailyReport query={query} />}
          </Suspense>
        </PanelFrame>
      </div>
    </>
  );
}
