import { Suspense, useState } from 'react';
import { lateThemed } from '#engine/web/kit/late.tsx';
import { IconButton } from '#engine/web/kit/icon-button.tsx';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import type { Entity, Field } from '#engine/model/entity.ts';
import { Tooltip } from '#engine/web/kit/tooltip.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { Arranging } from './use-arrangement.ts';

const ColumnPanel = lateThemed(async () => (await import('./column-panel.tsx')).ColumnPanel);

interface ColumnMenuProps {
  readonly entity: Entity;
  readonly fields: readonly Field[];
  readonly arranging: Arranging;
}

/** Which columns are shown, and how. */
export function ColumnMenu({ entity, fields, arranging }: ColumnMenuProps) {
  const t = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={t('records.columns')}>
        <IconButton
          aria-label={t('records.columns')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewColumn fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor !== null && (
        <Suspense>
          <ColumnPanel {...{ entity, fields, arranging, anchor }} close={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
