// Searches records on the server while one types; shared by reference, references, snapshot and the filter bar.
import { useDeferredValue, useMemo, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Entity, Reference } from '#engine/model/entity.ts';
import { fold } from '#engine/model/text.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { useDebounced } from '#engine/web/api/use-debounced.ts';
import { entityOf, type RecordValues } from '#engine/web/api/record-calls.ts';
import { useReferenceOptions } from '#engine/web/api/records.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { besideNamesakes, ownerColumns, ownerTitle } from './record-owner.ts';
import { recordTitle, type TitleContext } from './record-title.ts';
import { useTitles } from './reference-titles.tsx';

/** Milliseconds without a key before the server is asked. */
const searchDelay = 250;

/** Texts below the title of an option. */
const mostDetails = 3;

interface ReferencePickerProps {
  readonly id: string;
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly reference: Pick<Reference, 'entity' | 'match' | 'offer'>;
  /** The field whose value stands for a record in `ids`; its id without. */
  readonly by?: string | undefined;
  readonly ids: readonly string[];
  readonly multiple: boolean;
  /** With the chosen records as far as they are known: those just picked are. */
  readonly onIds: (ids: readonly string[], picked: RecordValues | undefined) => void;
  readonly valueOf?: (name: string) => unknown;
  readonly required?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
}

function hasWords(title: string, words: string): boolean {
  const folded = fold(title);
  return fold(words)
    .split(/\s+/u)
    .every((word) => folded.includes(word));
}

export function ReferencePicker(props: ReferencePickerProps) {
  const {
    id,
    label,
    hideLabel = false,
    reference,
    by = 'id',
    ids,
    multiple,
    onIds,
    valueOf,
    required = false,
    invalid = false,
    describedBy,
  } = props;
  const t = useText();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const search = useDebounced(useDeferredValue(typed), searchDelay);
  const match = matchOf(reference, valueOf);
  const beside = ownerColumns(entityOf(reference.entity), match, useSession());
  const options = useReferenceOptions({ entity: reference.entity, search, match, beside, enabled: open });
  const titleOfRow = (row: RecordValues) => recordTitle(entityOf(reference.entity), row, { language, t });
  // Until the answer is there, only what has the words: whoever types and presses Enter gets no other record.
  const waits = typed !== search || options.isPlaceholderData;
  const answered = options.data?.rows ?? [];
  const offered = beside.length > 0 ? besideNamesakes(entityOf(reference.entity), answered, { language, t }) : answered;
  const rows = offered.filter((row) => !waits || hasWords(titleOfRow(row), typed));
  // Another array, even of the same ids, makes the Autocomplete drop what is being typed.
  const joined = ids.join(' ');
  const chosenIds = useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined]);
  const keyOf = (row: RecordValues): string => String(row[by]);
  const titles = useTitles(reference.entity, ids, props.by);
  const titleOf = (one: string) => {
    const row = options.data?.rows.find((candidate) => keyOf(candidate) === one);
    if (row !== undefined) return titleOfRow(row);
    const known = titles[ids.indexOf(one)];
    return known === undefined ? '…' : known === '' ? one : known;
  };
  const pick = (next: string | readonly string[] | null) => {
    const chosen = next === null ? [] : typeof next === 'string' ? [next] : next;
    onIds(
      chosen,
      rows.find((row) => keyOf(row) === chosen.at(-1)),
    );
  };
  return (
    <Autocomplete
      id={id}
      fullWidth
      multiple={multiple}
      // In a cell there is room for the arrow or for what is chosen.
      disableClearable={hideLabel && required && !multiple}
      options={rows.map(keyOf)}
      value={multiple ? chosenIds : (ids[0] ?? null)}
      onChange={(_event, next) => pick(next)}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      filterOptions={(unfiltered) => unfiltered}
      getOptionLabel={titleOf}
      getOptionKey={(option) => option}
      renderOption={({ key, ...option }, one) => (
        <li key={key} {...option} aria-label={titleOf(one)} aria-describedby={`${id}-${one}`}>
          <Option
            id={`${id}-${one}`}
            title={titleOf(one)}
            details={detailsOf(
              entityOf(reference.entity),
              rows.find((row) => keyOf(row) === one),
              { language, t },
            )}
          />
        </li>
      )}
      loading={waits || options.isFetching}
      loadingText={t('records.loading')}
      slotProps={{ popper: { placement: 'bottom-start', sx: { minWidth: 'min(340px, calc(100vw - 32px))' } } }}
      noOptionsText={t(options.isError ? 'records.loadFailed' : 'records.noOptions')}
      openText={t('records.open')}
      closeText={t('records.close')}
      clearText={t('records.clear')}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          size="small"
          label={hideLabel ? undefined : label}
          required={required}
          error={invalid}
          slotProps={{
            ...parameters.slotProps,
            htmlInput: {
              ...parameters.slotProps.htmlInput,
              'aria-describedby': describedBy,
              'aria-label': hideLabel ? label : undefined,
              // What is longer than the input.
              title: chosenIds[0] !== undefined && !multiple ? titleOf(chosenIds[0]) : undefined,
              ...(multiple && { required: false }),
            },
          }}
        />
      )}
    />
  );
}

interface OptionProps {
  /** Of the details. */
  readonly id: string;
  readonly title: string;
  readonly details: string;
}

/** Two people of one name are told apart by what else one finds them by. */
function Option({ id, title, details }: OptionProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" component="div">
        {title}
      </Typography>
      {details !== '' && (
        <Typography id={id} variant="caption" component="div" color="textSecondary" noWrap>
          {details}
        </Typography>
      )}
    </Box>
  );
}

/** Whom it belongs to, then the texts that it is searched by, besides its title. */
function detailsOf(entity: Entity, row: RecordValues | undefined, named: TitleContext): string {
  const others = entity.search.filter((path) => !entity.title.includes(path));
  const texts = [ownerTitle(entity, row, named), ...others.map((path) => valueAt(row, path))];
  return texts
    .filter((value) => typeof value === 'string' && value !== '')
    .slice(0, mostDetails)
    .join(' · ');
}

/**
 * What fits the form: `match` and `offer` with the form's values in their places. Without a form (the filter bar)
 * everything is offered.
 */
function matchOf(
  { match = {}, offer = {} }: Pick<Reference, 'match' | 'offer'>,
  valueOf: ReferencePickerProps['valueOf'],
): Record<string, readonly string[]> {
  if (valueOf === undefined) return {};
  const fit = (text: string): readonly string[] => {
    const value = text.startsWith('$') ? valueOf(text.slice(1)) : text;
    return typeof value === 'string' ? [value] : [];
  };
  const wanted = [
    ...Object.entries(match).map(([target, own]) => [target, [`$${own}`]] as const),
    ...Object.entries(offer),
  ];
  return Object.fromEntries(
    wanted.map(([target, texts]) => [target, texts.flatMap(fit)] as const).filter(([, values]) => values.length > 0),
  );
}
