// What the menu of kept views offers: opening one, keeping what is shown, changing, moving, sharing and deleting those
// that are the reader's to change.
import { useId, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { ListView } from '#engine/model/list-view.ts';
import { failureText } from '#engine/web/api/failure-text.ts';
import { useRemoveView, useSaveView, type ViewDraft } from '#engine/web/api/list-views.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useConfirm } from '#engine/web/kit/confirm-dialog.tsx';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { Popover } from '#engine/web/kit/overlays.tsx';
import { useSession } from '#engine/web/session/use-session.ts';
import { viewQueryOf, type ListChange, type ListState } from './list-state.ts';
import { isPresetOn, mayAsk } from './preset-state.ts';
import { ViewDialog } from './view-dialog.tsx';

interface ViewListProps {
  readonly entity: Entity;
  readonly state: ListState;
  /** Those that a new view keeps with what is asked for. */
  readonly columns: readonly string[] | undefined;
  readonly anchor: HTMLElement;
  readonly views: readonly ListView[];
  readonly current: ListView | undefined;
  /** Undefined: all records. */
  readonly open: (view: ListView | undefined) => void;
  readonly change: (change: ListChange) => void;
  readonly close: () => void;
}

type Asked = { readonly view: ListView | undefined };

export function ViewList({ entity, state, columns, anchor, views, current, open, change, close }: ViewListProps) {
  const t = useText();
  const { roles } = useSession();
  const presets = entity.presets.filter((preset) => mayAsk(preset, entity, roles));
  const presetsId = useId();
  const [asked, setAsked] = useState<Asked>();
  const { saved, move, remove } = useViewWork(entity, views);
  const query = viewQueryOf(state);
  const isChanged = current?.mayChange === true && current.query !== query;
  if (asked !== undefined) {
    const kept = asked.view === undefined ? viewQueryOf({ ...state, columns }) : query;
    return <ViewDialog {...asked} entity={entity} query={kept} position={views.length} done={open} close={close} />;
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t('records.views'), sx: { width: 320, maxWidth: 'calc(100vw - 32px)' } },
      }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0.5, maxHeight: 360, overflow: 'auto' }}>
        <Row selected={current === undefined} onOpen={() => open(undefined)} name={t('records.view.all')} />
        {views.map((view, index) => (
          <Row
            key={view.id}
            selected={view === current}
            onOpen={() => open(view)}
            name={view.name}
            note={noteOf(view)
              .map((key) => t(key))
              .join(' · ')}
          >
            {view.mayChange && (
              <>
                {index > 0 && (
                  <Tool label={t('records.list.up', { item: view.name })} onClick={() => void move(index)}>
                    <ArrowUpward fontSize="inherit" />
                  </Tool>
                )}
                <Tool label={t('records.view.edit', { name: view.name })} onClick={() => setAsked({ view })}>
                  <Edit fontSize="inherit" />
                </Tool>
                <Tool label={t('records.view.remove', { name: view.name })} onClick={() => void remove(view)}>
                  <Delete fontSize="inherit" />
                </Tool>
              </>
            )}
          </Row>
        ))}
      </Box>
      {presets.length > 0 && (
        <Box component="section" aria-labelledby={presetsId} sx={{ borderTop: 1, borderColor: 'divider' }}>
          <Typography id={presetsId} component="h3" variant="caption" color="textSecondary" sx={{ px: 2, pt: 1 }}>
            {t('records.presets')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0.5, pt: 0 }}>
            {presets.map((preset) => (
              <Row
                key={preset.name}
                selected={isPresetOn(preset, state.filters)}
                onOpen={() => {
                  change({ type: 'preset', preset, among: entity.presets });
                  close();
                }}
                name={t(labelKeys.preset(entity.name, preset.name))}
              />
            ))}
          </Box>
        </Box>
      )}
      {views.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 1 }}>
          {t('records.view.none')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, p: 1, borderTop: 1, borderColor: 'divider' }}>
        <Button size="small" onClick={() => setAsked({ view: undefined })}>
          {t('records.view.keep')}
        </Button>
        {isChanged && (
          <Button
            size="small"
            onClick={() =>
              void saved({ id: current.id, version: current.version, query }).then((done) => done && close())
            }
          >
            {t('records.view.update')}
          </Button>
        )}
      </Box>
    </Popover>
  );
}

function noteOf({ isOwn, begins, roles }: ListView) {
  return [
    ...(roles.length > 0 ? (['records.view.shared'] as const) : []),
    ...(isOwn && roles.length === 0 ? (['records.view.private'] as const) : []),
    ...(begins ? (['records.view.default'] as const) : []),
  ];
}

interface RowProps {
  readonly name: string;
  readonly note?: string;
  readonly selected: boolean;
  readonly onOpen: () => void;
  readonly children?: ReactNode;
}

function Row({ name, note, selected, onOpen, children }: RowProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <ListItemButton
        dense
        component="button"
        selected={selected}
        aria-current={selected || undefined}
        onClick={onOpen}
        sx={{ borderRadius: 1, minWidth: 0, textAlign: 'start' }}
      >
        <ListItemText primary={name} secondary={note} slotProps={{ primary: { noWrap: true } }} />
      </ListItemButton>
      {children}
    </Box>
  );
}

interface ToolProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ label, onClick, children }: ToolProps) {
  return (
    <IconButton size="small" aria-label={label} title={label} onClick={onClick}>
      {children}
    </IconButton>
  );
}

/** Changes to kept views; what the server refuses is said. */
function useViewWork(entity: Entity, views: readonly ListView[]) {
  const t = useText();
  const notify = useNotify();
  const confirm = useConfirm();
  const save = useSaveView(entity.collection);
  const forget = useRemoveView(entity.collection);
  const tried = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      notify(failureText(error, t), { severity: 'error' });
      return false;
    }
  };
  const saved = (draft: ViewDraft) => tried(() => save.mutateAsync(draft));
  /** Places are given anew to those that are the reader's to change, so that views of one place part. */
  const move = async (index: number) => {
    const order = views.map((view) => view);
    const [moved] = order.splice(index, 1);
    if (moved !== undefined) order.splice(index - 1, 0, moved);
    for (const [position, view] of order.entries())
      if (view.mayChange && view.position !== position && !(await saved({ id: view.id, position }))) return;
  };
  const remove = async ({ id, name }: ListView) => {
    if (await confirm({ message: t('records.view.removing', { name }) })) await tried(() => forget.mutateAsync(id));
  };
  return { saved, move, remove };
}
