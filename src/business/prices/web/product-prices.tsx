// Tab of a product: its prices as a grid of types × validities, and what they come to on a day.
import { useRef, useState, useEffect } from 'react';
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Typography from '@mui/material/Typography';
import { useWidthFrom } from '#engine/web/theme/use-media.ts';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { showText } from '#engine/kinds/view.ts';
import { useReferencedRecords } from '#engine/web/api/records.ts';
import { entityOf } from '#engine/web/api/record-calls.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { RecordPanelProps } from '#engine/web/panels/panel-props.ts';
import { NestedList } from '#engine/web/record/nested-list.tsx';
import { useKeptWork, useWorkPlace } from '#engine/web/session/use-kept-work.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useWhoCould } from '#engine/web/session/use-who-could.ts';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { CopyColumnDialog } from './copy-column-dialog.tsx';
import { changesOf } from './grid-model.ts';
import type { PriceData, View } from './grid-types.ts';
import { GridBar } from './grid-bar.tsx';
import { GridSaveBar } from './grid-save-bar.tsx';
import { copyColumnForm, isStillThere, readCopyWork } from './kept-prices.ts';
import { PriceCards } from './price-cards.tsx';
import { PriceTable } from './price-table.tsx';
import { PricesOnBox } from './prices-on-box.tsx';
import { usePriceDrafts } from './use-price-drafts.ts';
import { channelIdsOf, usePriceData, usePriceGrid } from './use-price-grid.ts';
import { useSavePrices } from './use-save-prices.ts';

export function ProductPrices({ record, unsaved, onDirty }: RecordPanelProps) {
  const t = useText();
  const notify = useNotify();
  const { whoMay } = useSession();
  const whoCould = useWhoCould();
  const isNarrow = !useWidthFrom('sm');
  const [view, setView] = useState<View>({ season: 'any' });
  const [isCopying, setCopying] = useState(false);
  const [isListing, setListing] = useState(false);
  const answer = usePriceData(record.id);
  const typed = usePriceDrafts(unsaved, answer.data);
  const { drafts, setDrafts } = typed;
  const saving = useSavePrices(record.id, () => {
    setDrafts({});
    notify(t('prices.saved'));
  });
  const grid = usePriceGrid({ data: answer.data, typed, view, refusals: saving.refusals, touch: saving.touch });
  const channelIds = channelIdsOf(record, answer.data);
  const names = useReferencedRecords('salesChannel', channelIds).data;
  useReopened(record.id, { data: answer.data, channelIds }, (kept) => {
    setView(kept);
    setCopying(true);
  });
  const channels = channelIds.map((id) => ({ id, name: showText(names?.get(id)?.['name']) || '…' }));
  const count = Object.keys(drafts).length;
  useDirty(count > 0, onDirty);
  if (answer.isPending) return <DelayedSkeleton />;
  if (answer.isError && answer.data === undefined)
    return <ErrorPanel error={answer.error} retry={() => void answer.refetch()} />;
  const discard = () => {
    setDrafts({});
    saving.forget();
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, '& > *': { minWidth: 0 } }}>
      <PricesOnBox entity={entityOf('product')} productId={record.id} channels={channels} />
      <Box
        component="section"
        aria-labelledby="price-grid-title"
        sx={{ display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}
      >
        <Typography id="price-grid-title" variant="h6" component="h2">
          {t('prices.grid')}
        </Typography>
        {grid.readOnly && <Alert severity="info">{whoCould(whoMay('productPrice', 'update'), 'change')}</Alert>}
        <GridBar
          view={view}
          setView={setView}
          channels={channels}
          {...(!grid.readOnly && { copy: () => setCopying(true) })}
        />
        {grid.data.types.length === 0 ? (
          <Alert severity="info">{t('prices.noTypes')}</Alert>
        ) : isNarrow ? (
          <PriceCards grid={grid} />
        ) : (
          <>
            <PriceTable grid={grid} />
            <Typography id="price-grid-keys" variant="caption" color="textSecondary">
              {t(grid.readOnly ? 'prices.keys.reading' : 'prices.keys')}
            </Typography>
          </>
        )}
        {!grid.readOnly && (
          <GridSaveBar
            count={count}
            invalid={Object.keys(grid.errors).length}
            saving={saving.saving}
            failure={saving.failure}
            discard={discard}
            save={() => void saving.save(changesOf(grid.data, drafts))}
          />
        )}
      </Box>
      <Box>
        <Button
          color="inherit"
          aria-expanded={isListing}
          onClick={() => setListing(!isListing)}
          startIcon={isListing ? <ExpandLess /> : <ExpandMore />}
        >
          {t('prices.list')}
        </Button>
        {isListing && <NestedList entity="productPrice" parentId={record.id} />}
      </Box>
      {isCopying && (
        <CopyColumnDialog
          grid={grid}
          productId={record.id}
          close={() => setCopying(false)}
          apply={(next, copied) => {
            setDrafts(next);
            setCopying(false);
            notify(t('prices.copy.done', { count: copied }), { severity: 'info' });
          }}
        />
      )}
    </Box>
  );
}

interface Layers {
  readonly data: PriceData | undefined;
  readonly channelIds: readonly string[];
}

/**
 * The copy dialog in which the session ended opens again over the layer that it was about, if that is there once the
 * prices are.
 */
function useReopened(productId: string, { data, channelIds }: Layers, open: (view: View) => void): void {
  const [kept, setKept] = useState(useKeptWork(useWorkPlace(copyColumnForm(productId)), readCopyWork));
  if (kept === undefined || data === undefined) return;
  setKept(undefined);
  if (isStillThere(kept, data, channelIds)) open(kept.view);
}

/** Tells the page whether something is unsaved; when the tab is left the drafts stay, and so does the warning. */
function useDirty(dirty: boolean, tell: RecordPanelProps['onDirty']): void {
  const told = useRef<boolean>(undefined);
  useEffect(() => {
    if (told.current === dirty) return;
    told.current = dirty;
    tell?.(dirty);
  }, [dirty, tell]);
}
