// A record as a page: panels and nested records in the order of the schema, beside them its values, which become the
// form when they are to be changed; the history last, folded.
import { useId, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ExpandMore from '@mui/icons-material/ExpandMore';
import type { Entity, Group } from '#engine/model/entity.ts';
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
  const parts = entity.form.groups.filter(({ panel, child }) => panel !== undefined || child !== undefined);
  const tell = useAnyDirty(onDirty);
  const [first, ...others] = parts.map((group) => (
    <Part
      key={group.name}
      entity={entity}
      record={record}
      group={group}
      isWanted={group.name === wanted}
      unsaved={unsaved}
      onDirty={(dirty) => tell(group.name, dirty)}
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
      <Past entity={entity} id={record.id} isWanted={wanted === historyTab} />
    </>
  );
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
  readonly group: Group;
  readonly isWanted: boolean;
}

function Part({ entity, record, group: { name, panel, child }, isWanted, unsaved, onDirty }: PartProps) {
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
        {t(labelKeys.group(entity.name, name))}
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
  readonly id: string;
  readonly isWanted: boolean;
}

/** Who changed what: read when it is asked for. */
function Past({ entity, id, isWanted }: PastProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(isWanted);
  const panel = useId();
  return (
    <Box sx={{ mt: 3, displayPrint: 'none' }}>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={panel}
        endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setOpen(!isOpen)}
      >
        {t('records.history')}
      </Button>
      <Box id={panel} sx={{ mt: 1.5 }}>
        {isOpen && <HistoryPanel entity={entity} id={id} />}
      </Box>
    </Box>
  );
}
