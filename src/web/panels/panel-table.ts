// The components that schemas name (x-form panel, aside, header; x-entity overview, tools): each is loaded when it is first shown.
import type { AsideName, HeaderName, OverviewName, PanelName, ToolName } from '#generated/entities.ts';
import type { AsideProps, Lazily, OverviewProps, RecordPanelProps, ToolProps } from './panel-props.ts';

export const panels: Readonly<Record<PanelName, Lazily<RecordPanelProps>>> = {};

export const headers: Readonly<Record<HeaderName, Lazily<RecordPanelProps>>> = {};

export const asides: Readonly<Record<AsideName, Lazily<AsideProps>>> = {};

export const overviews: Readonly<Record<OverviewName, Lazily<OverviewProps>>> = {};

export const tools: Readonly<Record<ToolName, Lazily<ToolProps>>> = {};
