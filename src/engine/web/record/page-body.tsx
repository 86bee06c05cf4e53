// A record as a page: panels and nested records in the order of the schema, beside them its values, which become the
// form when they are to be changed; the history last, folded.
import { useId, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Typography from '@mui/material/Typography';
import ExpandMore from '@mui/icons-material/ExpandMore';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { RecordValues as Values } from '#engine/web/api/record-calls.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { RecordPanel } from '#engine/web/panels/named-panels.tsx';
import type { FormStore } from '../form/form-store.ts';
import { HistoryPanel } from './history-panel.tsx';
import { NestedList } from './nested-list.tsx';
import { RecordFacts } from './record-facts.tsx';
import { historyTab } from './record-tabs.ts';
import { RecordValues } from './record-values.tsx';

interface PageBodyProps {
  readonly entity: Entity;
  readonly record: Values;
  /** In place of the values, while they are changed. */
  readonly form: ReactNode;
  /** Named in the address: brought into sight. */
  readonly wanted: string | undefined;
  readonly unsaved: FormStore;
  readonly onDirty: (dirty: boolean) => void;
}

export function PageBody({ entity, record, form, wanted, unsaved, onDirty }: PageBodyProps) {
  const parts = partsOf(entity);
  const tell = useAnyDirty(onDirty);
  const [first, ...others] = parts.map((part) => (
    <Part
      key={part.name}
      entity={entity}
      record={record}
      part={part}
      isWanted={part.name === wanted}
      unsaved={unsaved}
      onDirty={(dirty) => tell(part.name, dirty)}
    />
  ));
  const editing = form !== undefined;
  return (
    <>
      {editing && <Box sx={{ mb: 3 }}>{form}</Box>}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: editing || first === undefined ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 352px',
          },
          // What stands beside them lengthens the last alone.
          gridTemplateRows: { lg: `repeat(${Math.max(parts.length, 1)}, auto) 1fr` },
        }}
      >
        {first}
        {!editing && (
          <Box sx={first && { gridColumn: { lg: 2 }, gridRow: { lg: `1 / span ${parts.length + 1}` } }}>
            <RecordValues entity={entity} record={record} />
            <RecordFacts entity={entity} record={record} />
          </Box>
        )}
        {others}
      </Box>
      <Past entity={entity} record={record} isWanted={wanted === historyTab} />
    </>
  );
}

interface PagePart {
  /** As in the address. */
  readonly name: string;
  /** Key of the heading's text. */
  readonly label: ReturnType<typeof labelKeys.group> | ReturnType<typeof labelKeys.entity>;
  readonly panel?: string;
  readonly child?: string;
}

/** Panels and nested lists in the order of the schema's groups; nested entities without a group come last. */
function partsOf({ name: entity, form, children }: Entity): PagePart[] {
  const named = form.groups.filter(({ panel, child }) => panel !== undefined || child !== undefined);
  const others = children.filter((child) => !named.some((group) => group.child === child));
  return [
    ...named.map((group) => ({ ...group, label: labelKeys.group(entity, group.name) })),
    ...others.map((child) => ({ name: child, child, label: labelKeys.entity(child, 'many') })),
  ];
}

/** Whether any of the parts holds something unsaved. */
function useAnyDirty(onDirty: (dirty: boolean) => void): (part: string, dirty: boolean) => void {
  const parts = useRef(new Set<string>());
  return (part, dirty) => {
    if (dirty) parts.current.add(part);
    else parts.current.delete(part);
    onDirty(parts.current.size > 0);
  };
}

interface PartProps extends Omit<PageBodyProps, 'form' | 'wanted'> {
  readonly part: PagePart;
  readonly isWanted: boolean;
}

function Part({ entity, record, part: { label, panel, child }, isWanted, unsaved, onDirty }: PartProps) {
  const t = useText();
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      ref={isWanted ? showOnce : undefined}
      sx={{ minWidth: 0, gridColumn: { lg: 1 } }}
    >
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 1.5 }}>
        {t(label)}
      </Typography>
      {panel !== undefined ? (
        <RecordPanel name={panel} entity={entity} record={record} unsaved={unsaved} onDirty={onDirty} />
      ) : (
        child !== undefined && <NestedList entity={child} parentId={record.id} />
      )}
    </Box>
  );
}

function showOnce(section: HTMLElement | null): void {
  section?.scrollIntoView?.({ block: 'start' });
}

interface PastProps {
  readonly entity: Entity;
  readonly record: Values;
  readonly isWanted: boolean;
}

/** Who changed what: read when it is asked for. */
function Past({ entity, record, isWanted }: PastProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(isWanted);
  const panel = useId();
  return (
    <Box sx={{ mt: 3, displayPrint: 'none' }}>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={panel}
        endIcon={<ExpandMore style={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setOpen(!isOpen)}
      >
        {t('records.history')}
      </Button>
      <Box id={panel} sx={{ mt: 1.5 }}>
        {isOpen && <HistoryPanel entity={entity} record={record} />}
      </Box>
    </Box>
  );
}
