// The record: its groups as sections or as the panels of tabs; an object field: a section of its own; an item of a
// list: cells or a grid.
import {
  memo,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { Field, Group, Shape } from '#engine/model/entity.ts';
import { formulaValue } from '#engine/model/formula.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { isNothing } from '#engine/web/fields/is-nothing.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { usePrinting } from '#engine/web/theme/use-printing.ts';
import { useWebParts } from '#engine/web/web-parts.ts';
import { FieldErrors } from './field-errors.tsx';
import { errorId } from './field-notes.ts';
import { ActiveGroupContext, ItemErrorsContext, ItemLayoutContext, useContainer, useFormScope } from './form-scope.ts';
import { fieldIn, type Path, type Values } from './form-store.ts';
import { ItemRow } from './item-table.tsx';
import { ReadOnlyField } from './read-only-field.tsx';
import { whenIdle } from '../kit/when-idle.ts';

export function ObjectTemplate({ fieldPathId, properties }: ObjectFieldTemplateProps) {
  const path: Path = fieldPathId.path;
  const layout = useContext(ItemLayoutContext);
  const itemErrors = useContext(ItemErrorsContext);
  const contents = new Map(properties.map(({ name, content }) => [name, content]));
  if (path.length === 0) return <Groups contents={contents} prefix={fieldPathId.$id} />;
  if (typeof path.at(-1) === 'number' && layout === 'table')
    return <ItemRow fieldPathId={fieldPathId} properties={properties} />;
  if (typeof path.at(-1) === 'number')
    return (
      <div data-invalid={itemErrors.length > 0 || undefined}>
        <div className="field-grid">{properties.map(({ content }) => content)}</div>
        <FieldErrors id={errorId(fieldPathId.$id)} texts={itemErrors} />
      </div>
    );
  return <ObjectSection path={path}>{properties.map(({ content }) => content)}</ObjectSection>;
}

interface ObjectSectionProps {
  readonly path: Path;
  readonly children: ReactNode;
}

function ObjectSection({ path, children }: ObjectSectionProps) {
  const t = useText();
  const { shape, groups } = useFormScope();
  const field = fieldIn(shape.fields, path);
  const alone =
    path.length === 1 && groups.some((group) => group.fields.length === 1 && group.fields[0] === field?.name);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 1.5, p: 0, ...(alone && visuallyHidden) }}>
        {field && t(labelKeys.field(shape.name, field.path))}
      </Typography>
      <div className="field-grid">{children}</div>
    </Box>
  );
}

interface GroupsProps {
  readonly contents: ReadonlyMap<string, ReactNode>;
  readonly prefix: string;
}

function Groups({ contents, prefix }: GroupsProps) {
  const { groups: declared, shape, record, isHidden, isReading = false } = useFormScope();
  const chosen = useContext(ActiveGroupContext);
  // On paper nobody opens another tab.
  const active = usePrinting() ? undefined : chosen;
  const asTabs = (record === undefined ? shape.form.creating : shape.form.layout) === 'tabs';
  const hidden = new Set(shape.fields.filter(isHidden).map(({ name }) => name));
  const groups = declared.filter(({ fields }) => {
    // Of a new record there is nothing to read yet, only to type.
    if (record === undefined) return fields.some((name) => contents.has(name) && !hidden.has(name));
    const isTyped = !isReading && fields.some((name) => contents.has(name));
    return active !== undefined || isTyped || fields.some((name) => !isNothing(record[name]));
  });
  return groups.map((group) => (
    <div
      key={group.name}
      className={active === undefined ? 'field-group below' : 'field-group'}
      data-group={group.name}
      hidden={active !== undefined && active !== group.name}
      {...(asTabs &&
        active !== undefined && {
          role: 'tabpanel',
          id: `panel-${group.name}`,
          'aria-labelledby': `tab-${group.name}`,
        })}
    >
      <GroupHeading group={group} shown={groups.length > 1 && active === undefined} />
      <GroupFields
        group={group}
        contents={contents}
        prefix={prefix}
        shown={active === undefined || active === group.name}
      />
    </div>
  ));
}

interface GroupFieldsProps extends GroupsProps {
  readonly group: Group;
  readonly shown: boolean;
}

/** Drawn when its tab is first opened, or when there is time; out of sight it stays as it is. */
const GroupFields = memo(DrawnWhenShown, (before, after) => !before.shown && !after.shown);

function DrawnWhenShown({ group, contents, prefix, shown }: GroupFieldsProps) {
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  // What is printed is all of the record, at once.
  useEffect(() => (wasShown ? undefined : whenIdle(() => startTransition(() => setWasShown(true)))), [wasShown]);
  if (!shown && !wasShown) return null;
  return (
    <div className="field-grid">
      {group.fields.map((name) => (
        <GroupField key={name} name={name} content={contents.get(name)} prefix={prefix} />
      ))}
    </div>
  );
}

interface GroupHeadingProps {
  readonly group: Group;
  readonly shown: boolean;
}

function GroupHeading({ group, shown }: GroupHeadingProps) {
  const t = useText();
  const { shape } = useFormScope();
  if (!shown) return null;
  return (
    <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
      {t(labelKeys.group(shape.name, group.name))}
    </Typography>
  );
}

interface GroupFieldProps {
  readonly name: string;
  /** Absent for what only the server writes. */
  readonly content: ReactNode;
  readonly prefix: string;
}

function GroupField({ name, content, prefix }: GroupFieldProps) {
  const t = useText();
  const { shape, record, isReadOnly, isHidden, isReading = false } = useFormScope();
  const field = shape.fields.find((candidate) => candidate.name === name);
  const liveValue = useWebParts().liveValues[`${shape.name}.${name}`];
  const live = useContainer(
    [name],
    useCallback(
      (container: unknown) =>
        field?.formula === undefined
          ? liveValue?.(container)
          : formulaValue(field.formula, { ...fixedValues(shape, record, isReadOnly), ...(container as Values) }),
      [liveValue, field, shape, record, isReadOnly],
    ),
  );
  if (content !== undefined) return content;
  if (field === undefined || (record === undefined && live === undefined) || isHidden(field)) return null;
  const value = live ?? (field.formula === undefined ? record?.[name] : undefined);
  // What only the server writes is a fact of the record once there is one; what is worked out as one types keeps its place.
  const isWorkedOut = field.formula !== undefined || liveValue !== undefined;
  if ((isReading || !isWorkedOut) && isNothing(value)) return null;
  return (
    <div className="field spanning" style={{ '--span': field.span } as CSSProperties}>
      <ReadOnlyField
        shape={shape.name}
        field={field}
        id={`${prefix}_${name}`}
        label={t(labelKeys.field(shape.name, field.path))}
        value={value}
        container={record}
      />
    </div>
  );
}

/** What nobody types in this form. */
function fixedValues(shape: Shape, record: Values | undefined, isReadOnly: (field: Field) => boolean): Values {
  return Object.fromEntries(shape.fields.filter(isReadOnly).map(({ name }) => [name, record?.[name]]));
}
