// The places of a screen where a schema may name a component: nothing is drawn where it names none.
import { createElement, lazy } from 'react';
import type { Entity } from '#engine/model/entity.ts';
import { actionAsides, asides, headers, overviews, panels, tools } from './panel-table.ts';
import { PanelFrame } from './panel-frame.tsx';
import type {
  ActionAsideProps,
  AsideProps,
  Lazily,
  OverviewProps,
  RecordPanelProps,
  ToolProps,
} from './panel-props.ts';

const ExportList = lazy(async () => ({ default: (await import('#engine/web/export/export-list.tsx')).ExportList }));

type Table<Props> = Readonly<Record<string, Lazily<Props>>>;

export function RecordPanel({ name, ...props }: RecordPanelProps & { readonly name: string }) {
  return <PanelFrame>{createElement(named<RecordPanelProps>(panels, name), props)}</PanelFrame>;
}

export function RecordHeader(props: RecordPanelProps) {
  const { header } = props.entity.form;
  if (header === undefined) return null;
  return <PanelFrame quiet>{createElement(named<RecordPanelProps>(headers, header), props)}</PanelFrame>;
}

export function FormAside(props: AsideProps) {
  const { aside } = props.entity.form;
  if (aside === undefined) return null;
  return <PanelFrame>{createElement(named<AsideProps>(asides, aside), props)}</PanelFrame>;
}

export function ActionAside({ name, ...props }: ActionAsideProps & { readonly name: string }) {
  return <PanelFrame quiet>{createElement(named<ActionAsideProps>(actionAsides, name), props)}</PanelFrame>;
}

export function ListOverview(props: OverviewProps) {
  const { overview } = props.entity;
  if (overview === undefined) return null;
  return <PanelFrame>{createElement(named<OverviewProps>(overviews, overview), props)}</PanelFrame>;
}

/** The tools that the schema names, and the export, which every list has. */
export function ListTools({ names, ...props }: ToolProps & { readonly names: Entity['tools'] }) {
  const own = names.map((name) => ({ name, Tool: named<ToolProps>(tools, name) }));
  return [...own, { name: 'export', Tool: ExportList }].map(({ name, Tool }) => (
    <PanelFrame key={name} quiet>
      <Tool {...props} />
    </PanelFrame>
  ));
}

/** Generate names them and the compiler wants each; a schema newer than the web app may name one that is not there. */
function named<Props>(table: Table<Props>, name: string): Lazily<Props> {
  const found = table[name];
  if (found === undefined) throw new Error(`src/engine/web/panels/panel-table.ts has no "${name}"`);
  return found;
}
