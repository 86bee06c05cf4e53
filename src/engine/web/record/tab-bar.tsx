import { useRef } from 'react';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { TabList } from '#engine/web/kit/tab-list.tsx';
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
    <TabList
      ref={bar}
      className="ruled of-record"
      label={t('records.tabs')}
      value={active}
      select={choose}
      tabs={tabs.map((tab) => ({
        value: tab.name,
        id: `tab-${tab.name}`,
        controls: `panel-${tab.name}`,
        label: (
          <>
            {label(tab)}
            {invalid.includes(tab.name) && <span className="dot" role="img" aria-label={t('records.tabInvalid')} />}
          </>
        ),
      }))}
    />
  );
}
