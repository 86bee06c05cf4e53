import List from '@mui/material/List';
import { entities } from '#generated/entities.ts';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useRecentRecords } from '#engine/web/session/recent-records.ts';
import { Icon } from '#engine/web/kit/icon.tsx';
import { NoRows, PanelRow } from './panel-row.tsx';

const byName: Readonly<Record<string, Entity>> = entities;

export function RecentRecords({ onLeave }: { readonly onLeave: () => void }) {
  const text = useText();
  const records = useRecentRecords();
  if (records.length === 0) return <NoRows>{text('panel.noRecent')}</NoRows>;
  return (
    <List disablePadding>
      {records.map(({ path, title, entity }) => (
        <PanelRow
          key={path}
          icon={<Icon name={byName[entity]?.icon} />}
          note={text(labelKeys.entity(entity, 'one'))}
          to={path}
          onLeave={onLeave}
        >
          {title}
        </PanelRow>
      ))}
    </List>
  );
}
