// The places of a screen where a schema may name a component: nothing is drawn where it names none.
import { createElement } from 'react';
import type { Entity } from '#engine/model/entity.ts';
import { ExportList } from '#engine/web/export/export-list.tsx';
import { isLate } from '#engine/web/kit/late.tsx';
import type { PartOf, Place } from '#engine/web/module.ts';
import { useWebParts, type PartsByPlace } from '#engine/web/web-parts.ts';
import { PanelFrame } from './panel-frame.tsx';
import type {
  ActionAsideProps,
  AsideProps,
  OverviewProps,
  RecordPanelProps,
  StartPanelProps,
  ToolProps,
} from './panel-props.ts';

export function RecordPanel({ name, ...props }: RecordPanelProps & { readonly name: string }) {
  return <PanelFrame>{createElement(usePart('panels', name), props)}</PanelFrame>;
}

export function RecordHeader(props: RecordPanelProps) {
  const { header } = props.entity.form;
  const part = useMaybePart('headers', header);
  return part && <PanelFrame quiet>{createElement(part, props)}</PanelFrame>;
}

export function FormAside(props: AsideProps) {
  const { aside } = props.entity.form;
  const part = useMaybePart('asides', aside);
  return part && <PanelFrame>{createElement(part, props)}</PanelFrame>;
}

export function ActionAside({ name, ...props }: ActionAsideProps & { readonly name: string }) {
  return <PanelFrame quiet>{createElement(usePart('actionAsides', name), props)}</PanelFrame>;
}

export function ListOverview(props: OverviewProps) {
  const { overview } = props.entity;
  const part = useMaybePart('overviews', overview);
  return part && <PanelFrame height={isLate(part) ? part.height : undefined}>{createElement(part, props)}</PanelFrame>;
}

export function StartPanel({ name, ...props }: StartPanelProps & { readonly name: string }) {
  return <PanelFrame>{createElement(usePart('startPanels', name), props)}</PanelFrame>;
}

/** The tools that the schema names, and the export, which every list has. */
export function ListTools({ names, ...props }: ToolProps & { readonly names: Entity['tools'] }) {
  const parts = useWebParts();
  const own = names.map((name) => ({ name, Tool: named(parts, 'tools', name) }));
  return [...own, { name: 'export', Tool: ExportList }].map(({ name, Tool }) => (
    <PanelFrame key={name} quiet>
      <Tool {...props} />
    </PanelFrame>
  ));
}

function usePart<P extends Place>(place: P, name: string): PartOf<P> {
  return named(useWebParts(), place, name);
}

function useMaybePart<P extends Place>(place: P, name: string | undefined): PartOf<P> | undefined {
  const parts = useWebParts();
  return name === undefined ? undefined : named(parts, place, name);
}

/** Generate names them and the compiler wants each; a schema newer than the web app may name one that is not there. */
function named<P extends Place>(parts: PartsByPlace, place: P, name: string): PartOf<P> {
  const found = parts[place][name];
  if (found === undefined) throw new Error(`No module of src/web.tsx has "${name}" in its ${place}`);
  return found;
}
