// The daily sales report: day × provider with what is due to each, its totals, for the printer and as a file.
import { useId, useState } from 'react';
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import Print from '@mui/icons-material/PrintOutlined';
import { isDay } from '#engine/kinds/date/day-text.ts';
import { fieldAt, type Field } from '#engine/model/entity.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import { dayAxes, type DayAxis } from '../sales-report.ts';
import { entityOf } from '#engine/web/api/record-calls.ts';
import { ExportMenu } from '#engine/web/export/export-menu.tsx';
import { fieldViews } from '#engine/kinds/views.ts';
import { ReferencePicker } from '#engine/web/fields/reference-picker.tsx';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { ChartSkeleton, chartHeight } from './chart-skeleton.tsx';
import { ChoiceSwitch } from './choice-switch.tsx';
import { dayField, today } from './days.ts';
import { allFigures, FigureTable } from './figure-table.tsx';
import { currencyField, reportParameters, reportPath, useSalesReport, type ReportQuestion } from './report-calls.ts';

const provider = 'provider';

interface Choice {
  readonly axis: DayAxis;
  readonly from: string;
  readonly to: string;
  readonly providers: readonly string[];
}

export function DailyReport({ query }: { readonly query: ListQuery }) {
  const t = useText();
  const [choice, setChoice] = useState<Choice>(() => ({
    axis: 'purchaseDay',
    from: today(),
    to: today(),
    providers: providersOf(query),
  }));
  const question = questionOf(choice, query);
  const problem = problemOf(choice);
  const answer = useSalesReport(question, { enabled: problem === undefined });
  const note = filterNote(query, question);
  const body = () => {
    if (problem !== undefined) return <Alert severity="warning">{t(problem)}</Alert>;
    if (answer.isError) return <ErrorPanel error={answer.error} retry={() => void answer.refetch()} />;
    if (answer.data === undefined) return <ChartSkeleton bare />;
    if (answer.data.rows.length === 0) return <Typography color="textSecondary">{t('sales.daily.empty')}</Typography>;
    return (
      <FigureTable
        title={t('sales.view.daily')}
        dayTitle={t(`report.axis.${choice.axis}`)}
        keyTitle={t('report.axis.provider')}
        rows={answer.data.rows}
        totals={answer.data.totals}
        currency={answer.data.currency}
        figures={allFigures}
        tall
      />
    );
  };
  return (
    <Box data-sheet="">
      <PrintedHead choice={choice} />
      <Controls
        {...{ choice, setChoice, question }}
        rows={problem === undefined ? answer.data?.rows.length : undefined}
      />
      {note !== undefined && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
          {t(`sales.daily.${note}`)}
        </Typography>
      )}
      <Box sx={{ minHeight: { xs: 160, md: chartHeight }, opacity: answer.isPlaceholderData ? 0.6 : 1 }}>{body()}</Box>
    </Box>
  );
}

/** Which filters of the list hold here too, and which do not. */
function filterNote({ filters }: ListQuery, { query }: ReportQuestion): 'filters' | 'noDates' | undefined {
  const shown = [provider, currencyField];
  const others = query.filters.filter(({ path }) => !shown.includes(path)).length + query.search.length;
  if (others > 0) return 'filters';
  return filters.some(({ path }) => Object.values(dayField).includes(path)) ? 'noDates' : undefined;
}

function providersOf({ filters }: ListQuery): readonly string[] {
  return (
    filters.find(({ path, operator }) => path === provider && (operator === 'eq' || operator === 'in'))?.values ?? []
  );
}

/** The days and providers chosen here take the place of the list's. */
function questionOf({ axis, from, to, providers }: Choice, query: ListQuery): ReportQuestion {
  const own = new Set([...Object.values(dayField), provider]);
  const chosen = providers.length === 0 ? [] : [{ path: provider, operator: 'in' as const, values: providers }];
  return {
    query: { ...query, filters: [...query.filters.filter(({ path }) => !own.has(path)), ...chosen] },
    by: [axis, provider],
    from,
    to,
  };
}

interface ControlsProps {
  readonly choice: Choice;
  readonly setChoice: (choice: Choice) => void;
  readonly question: ReportQuestion;
  readonly rows: number | undefined;
}

function Controls({ choice, setChoice, question, rows }: ControlsProps) {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const reference = fieldAt(entityOf('order'), provider)?.reference;
  return (
    <Box sx={{ display: 'flex', displayPrint: 'none', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <ChoiceSwitch
        label={t('sales.day')}
        choices={dayAxes}
        value={choice.axis}
        textOf={(one) => t(`sales.day.${one}`)}
        onChange={(axis) => setChoice({ ...choice, axis })}
      />
      {(['from', 'to'] as const).map((end) => (
        <Box key={end} sx={{ flex: '1 1 150px', maxWidth: 190 }}>
          <DayInput
            id={`${id}-${end}`}
            label={t(`sales.daily.${end}`)}
            value={choice[end]}
            onChange={(day) => setChoice({ ...choice, [end]: day })}
          />
        </Box>
      ))}
      {reference !== undefined && (
        <Box sx={{ flex: '2 1 220px', maxWidth: 380 }}>
          <ReferencePicker
            id={`${id}-provider`}
            label={t('sales.daily.provider')}
            reference={reference}
            ids={choice.providers}
            multiple
            onIds={(providers) => setChoice({ ...choice, providers })}
          />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { md: 'auto' } }}>
        <PrintButton />
        <ExportMenu
          wide
          label={t('sales.daily.export')}
          path={`${reportPath}/export`}
          parameters={reportParameters(question)}
          name={`sales-${choice.from}`}
          note={
            rows === undefined
              ? t('common.loading')
              : t('sales.daily.rows', { count: rows, number: format.number(rows) })
          }
        />
      </Box>
    </Box>
  );
}

function problemOf({ from, to }: Choice) {
  if (!isDay(from) || !isDay(to)) return 'validation.format.date';
  return from > to ? 'sales.daily.range' : undefined;
}

/** Any field of the kind; nothing of it but the kind matters. */
const day: Field = {
  name: 'day',
  path: 'day',
  kind: 'date',
  required: true,
  readOnly: false,
  createOnly: false,
  computed: false,
  list: false,
  filter: false,
  sort: false,
  search: false,
  group: '',
  span: 12,
};
const noErrors = {};

function DayInput({
  id,
  label,
  value,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}) {
  const { Widget } = fieldViews.date;
  if (Widget === null) return null;
  return (
    <Widget
      {...{ id, label, value }}
      field={day}
      shape=""
      hideLabel={false}
      required={false}
      invalid={!isDay(value)}
      describedBy={undefined}
      partErrors={noErrors}
      onChange={(next) => onChange(typeof next === 'string' ? next : '')}
      valueOf={() => undefined}
    />
  );
}

/** Of the page only the report. */
const onlyTheReport = {
  '@media print': {
    'main *:not(:has([data-sheet])):not([data-sheet]):not([data-sheet] *)': { display: 'none !important' },
  },
};

function PrintButton() {
  const t = useText();
  const [printing, setPrinting] = useState(false);
  const print = () => {
    setPrinting(true);
    // The styles have to be there before the printer looks.
    requestAnimationFrame(() => {
      window.print();
      setPrinting(false);
    });
  };
  return (
    <>
      {printing && <GlobalStyles styles={onlyTheReport} />}
      <Button variant="outlined" startIcon={<Print />} onClick={print}>
        {t('sales.daily.print')}
      </Button>
    </>
  );
}

/** On paper nobody sees what was chosen. */
function PrintedHead({ choice: { axis, from, to } }: { readonly choice: Choice }) {
  const t = useText();
  const format = useFormat();
  const days = [...new Set([from, to])]
    .filter((one) => one !== '')
    .map((one) => format.date(one))
    .join(' – ');
  return (
    <Typography component="p" variant="subtitle1" sx={{ display: 'none', displayPrint: 'block', mb: 1 }}>
      {t('sales.view.daily')} · {t('common.label', { label: t(`report.axis.${axis}`) })} {days}
    </Typography>
  );
}
