import { useRef } from 'react';
import Badge from '@mui/material/Badge';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { formTab, historyTab, type RecordTab } from './record-tabs.ts';

interface TabBarProps {
  readonly entity: Entity;
  readonly tabs: readonly RecordTab[];
  readonly active: string;
  /** Groups with errors. */
  readonly invalid: readonly string[];
  readonly select: (tab: string) => void;
}

/** Of the window's height: a bar further down leaves no room to read what its tabs hold. */
const lowest = 0.5;

export function TabBar({ entity, tabs, active, invalid, select }: TabBarProps) {
  const t = useText();
  const bar = useRef<HTMLDivElement>(null);
  const choose = (tab: string) => {
    select(tab);
    const top = bar.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight * lowest) bar.current?.scrollIntoView({ block: 'start' });
  };
  const label = ({ name, child }: RecordTab) => {
    if (name === historyTab) return t('records.history');
    if (name === formTab) return t('records.data');
    if (child !== undefined && name === child) return t(labelKeys.entity(child, 'many'));
    return t(labelKeys.group(entity.name, name));
  };
  return (
    <Tabs
      ref={bar}
      value={active}
      onChange={(_event, next: string) => choose(next)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={t('records.tabs')}
      // An arrow that leads nowhere leaves its room to the tabs.
      sx={{
        mb: 3,
        scrollMarginTop: 72,
        borderBottom: 1,
        borderColor: 'divider',
        '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' },
      }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.name}
          value={tab.name}
          id={`tab-${tab.name}`}
          aria-controls={`panel-${tab.name}`}
          label={
            <Badge
              color="error"
              variant="dot"
              invisible={!invalid.includes(tab.name)}
              slotProps={{ badge: { 'aria-label': t('records.tabInvalid'), role: 'img' } }}
            >
              {label(tab)}
            </Badge>
          }
        />
      ))}
    </Tabs>
  );
}
