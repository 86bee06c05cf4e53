// Above the sales register: figures of the orders that the list shows, and, when opened, their charts or the daily
// report.
import { Suspense, useId, useState } from 'react';
import BarChart from '@mui/icons-material/BarChart';
import ExpandLess from '@mui/icons-material/ExpandLess';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ListQuery } from '#engine/model/list-query.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { PanelFrame } from '#engine/web/panels/panel-frame.tsx';
import type { OverviewProps } from '#engine/web/panels/panel-props.ts';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { IconButton } from '#engine/web/kit/icon-button.tsx';
import { lateThemed } from '#engine/web/kit/late.tsx';
import { TabList } from '#engine/web/kit/tab-list.tsx';
import { Tooltip } from '#engine/web/kit/tooltip.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { KpiTiles } from './kpi-tiles.tsx';
import { currencyField, useSalesSummary } from './report-calls.ts';
import { useKeptChoice } from './use-kept-choice.ts';

const SalesCharts = lateThemed(async () => (await import('./sales-charts.tsx')).SalesCharts);
const DailyReport = lateThemed(async () => (await import('./daily-report.tsx')).DailyReport);

/** For the few who sell in several. */
const ChoiceSwitch = lateThemed(async () => (await import('./choice-switch.tsx')).ChoiceSwitch);

const views = ['charts', 'daily'] as const;
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
    <section aria-labelledby={`${id}-title`} data-wide={wide} className={wide ? 'sales sheet' : 'sales sheet narrow'}>
      <h2 id={`${id}-title`} style={visuallyHidden}>
        {t('sales.overview')}
      </h2>
      <div className="sales-line">
        <div>
          {summary.isError ? (
            <ErrorPanel error={summary.error} retry={() => void summary.refetch()} />
          ) : (
            <KpiTiles summary={summary.data} beside={!wide} />
          )}
        </div>
        {currencies.length > 1 && (
          <div className="sales-currency">
            <Suspense>
              <ChoiceSwitch
                label={t('sales.currency')}
                choices={currencies}
                value={currency ?? ''}
                textOf={(code) => code}
                onChange={choose}
              />
            </Suspense>
          </div>
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
      </div>
      {open && <p className="fine sales-definition">{t('sales.definition')}</p>}
      <div id={`${id}-more`}>{open && <Views id={id} query={asked} />}</div>
    </section>
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
      <div className="sales-views">
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
      </div>
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
