// The inside of the filter popover: one editor for each way of filtering.
import { useId, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Checkbox from '@mui/material/Checkbox';
import { ChipButton } from '#engine/web/kit/chip.tsx';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { fieldKinds, operatorsOf } from '#engine/kinds/index.ts';
import { labelKeys } from '#engine/model/label-keys.ts';

import { linkOf } from '#engine/model/link.ts';
import type { Filter } from '#engine/model/list-query.ts';
import { fieldViews } from '#engine/kinds/views.ts';
import type { FilterKind } from '#engine/kinds/view.ts';
import { removeMask } from '#engine/kinds/mask-text.ts';
import { ReferencePicker } from '#engine/web/fields/reference-picker.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { EditorForm } from './editor-form.tsx';
import { anyOf, valuesOf } from './asked-values.ts';
import type { FilterEditorProps } from './filter-editor-props.ts';
import { periodFilters, periodOf, periods } from './periods.ts';
import { RangeEditor, SeveralEditor, ValueEditor } from './range-editor.tsx';

type Editor = (props: FilterEditorProps) => ReactNode;

const editors: Readonly<Record<Exclude<FilterKind, 'none'>, Editor>> = {
  options: OptionsEditor,
  value: ValueEditor,
  several: SeveralEditor,
  range: RangeEditor,
  text: TextEditor,
  boolean: BooleanEditor,
  reference: ReferenceEditor,
  presence: PresenceEditor,
};

export function FilterEditor(props: FilterEditorProps) {
  const t = useText();
  const { entity, field, filters } = props;
  const { filter } = fieldViews[field.kind];
  if (filter === 'none') return null;
  const Editor = editors[filter];
  // Each way of asking takes the place of every other.
  const apply = (next: readonly Filter[]) =>
    props.apply([...filters.map((old): Filter => ({ ...old, values: [] })), ...next]);
  return (
    <div ref={focusFirst}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
        {t(labelKeys.field(entity.name, field.path))}
      </Typography>
      {fieldKinds[field.kind].moment !== undefined && <PeriodChips field={field} filters={filters} apply={apply} />}
      <Editor key={field.path} {...props} apply={apply} />
      {filter !== 'presence' && !field.required && operatorsOf(field.kind).includes('null') && (
        <Box sx={{ display: 'flex', gap: 1, mt: 2, pt: 1, borderTop: 1, borderColor: 'divider' }}>
          {(['true', 'false'] as const).map((value) => (
            <Button
              key={value}
              size="small"
              onClick={() => apply([{ path: field.path, operator: 'null', values: [value] }])}
            >
              {t(value === 'true' ? 'records.filter.isEmpty' : 'records.filter.isFilled')}
            </Button>
          ))}
        </Box>
      )}
    </div>
  );
}

/** What is asked for first has the focus. */
function focusFirst(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('form input:checked, form input, form [tabindex="0"]')?.focus();
}

function PeriodChips({ field, filters, apply }: Omit<FilterEditorProps, 'entity'>) {
  const t = useText();
  const current = periodOf(filters);
  return (
    <Box role="group" aria-label={t('records.periods')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 2 }}>
      {periods.map((period) => (
        <ChipButton
          key={period.name}
          size="small"
          aria-pressed={period === current}
          variant={period === current ? 'filled' : 'outlined'}
          color={period === current ? 'primary' : 'default'}
          label={t(`records.period.${period.name}`)}
          onClick={() => apply(periodFilters(field.path, period))}
        />
      ))}
    </Box>
  );
}

function OptionsEditor({ entity, field, filters, apply }: FilterEditorProps) {
  const t = useText();
  const [chosen, setChosen] = useState(valuesOf(filters));
  const toggle = (option: string) =>
    setChosen(chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option]);
  return (
    <EditorForm submit={() => apply(anyOf(field.path, chosen))}>
      <FormGroup sx={{ maxHeight: 320, overflow: 'auto', flexWrap: 'nowrap' }}>
        {(field.options ?? []).map((option) => (
          <FormControlLabel
            key={option}
            control={<Checkbox size="small" checked={chosen.includes(option)} onChange={() => toggle(option)} />}
            label={t(labelKeys.option(entity.name, field.path, option))}
          />
        ))}
      </FormGroup>
    </EditorForm>
  );
}

function TextEditor({ entity, field, filters, apply }: FilterEditorProps) {
  const t = useText();
  const [typed, setTyped] = useState(filters.find(({ operator }) => operator === 'like')?.values[0] ?? '');
  const text = fieldKinds[field.kind].masked ? removeMask(typed) : typed.trim();
  return (
    <EditorForm submit={() => apply([{ path: field.path, operator: 'like', values: text === '' ? [] : [text] }])}>
      <TextField
        autoFocus
        fullWidth
        size="small"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        label={t('records.filter.contains')}
        slotProps={{
          htmlInput: {
            'aria-label': `${t('common.label', { label: t(labelKeys.field(entity.name, field.path)) })} ${t('records.filter.contains')}`,
          },
        }}
      />
    </EditorForm>
  );
}

function BooleanEditor(props: FilterEditorProps) {
  const t = useText();
  const { field, filters, apply } = props;
  return (
    <EitherEditor
      {...props}
      current={valuesOf(filters)[0] ?? ''}
      either={{ true: t('records.yes'), false: t('records.no') }}
      choose={(value) => apply(anyOf(field.path, value === '' ? [] : [value]))}
    />
  );
}

function PresenceEditor(props: FilterEditorProps) {
  const t = useText();
  const { field, filters, apply } = props;
  return (
    <EitherEditor
      {...props}
      current={filters[0]?.values[0] ?? ''}
      either={{ false: t('records.filter.isFilled'), true: t('records.filter.isEmpty') }}
      choose={(value) => apply([{ path: field.path, operator: 'null', values: value === '' ? [] : [value] }])}
    />
  );
}

interface EitherProps extends Omit<FilterEditorProps, 'filters' | 'apply'> {
  /** Empty: either will do. */
  readonly current: string;
  /** What is chosen from, in this order. */
  readonly either: Readonly<Record<'true' | 'false', string>>;
  readonly choose: (value: string) => void;
}

function EitherEditor({ entity, field, current, either, choose }: EitherProps) {
  const t = useText();
  const [value, setValue] = useState(current);
  return (
    <EditorForm submit={() => choose(value)}>
      <RadioGroup
        aria-label={t(labelKeys.field(entity.name, field.path))}
        value={value}
        onChange={(_event, next) => setValue(next)}
      >
        {Object.entries({ '': t('records.filter.any'), ...either }).map(([name, label]) => (
          <FormControlLabel key={name} value={name} control={<Radio size="small" />} label={label} />
        ))}
      </RadioGroup>
    </EditorForm>
  );
}

function ReferenceEditor({ entity, field, filters, apply }: FilterEditorProps) {
  const t = useText();
  const id = useId();
  const [ids, setIds] = useState(valuesOf(filters));
  const link = linkOf(field);
  if (link === undefined) return null;
  return (
    <EditorForm submit={() => apply(anyOf(field.path, ids))}>
      <ReferencePicker
        id={id}
        label={t(labelKeys.field(entity.name, field.path))}
        reference={{ entity: link.entity }}
        by={link.by}
        ids={ids}
        multiple
        onIds={(next) => setIds(next)}
      />
    </EditorForm>
  );
}
