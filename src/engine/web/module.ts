// What a subject adds to the web app. Its face, src/business/<subject>/web.ts, is one module; src/web.tsx names them
// all.
import type { ComponentType } from 'react';
import type {
  ActionAsideName,
  AsideName,
  ComputedName,
  HeaderName,
  OverviewName,
  PanelName,
  ToolName,
} from '#generated/entities.ts';
import type { StartPanelName } from '#generated/navigation.ts';
import type { OwnScreen } from '#generated/routes.ts';
import type { Height } from './kit/delayed-skeleton.tsx';
import { late, lateThemed } from './kit/late.tsx';
import type {
  ActionAsideProps,
  AsideProps,
  OverviewProps,
  RecordPanelProps,
  StartPanelProps,
  ToolProps,
} from './panels/panel-props.ts';

/** The names that schemas and routes.config.json ask components for, by place; each has to come from one module. */
export interface NamesByPlace {
  readonly panels: PanelName;
  readonly headers: HeaderName;
  readonly asides: AsideName;
  readonly actionAsides: ActionAsideName;
  readonly overviews: OverviewName;
  readonly tools: ToolName;
  readonly screens: OwnScreen;
  readonly startPanels: StartPanelName;
}

/** What the component of each place is given. */
interface PropsByPlace {
  readonly panels: RecordPanelProps;
  readonly headers: RecordPanelProps;
  readonly asides: AsideProps;
  readonly actionAsides: ActionAsideProps;
  readonly overviews: OverviewProps;
  readonly tools: ToolProps;
  readonly screens: object;
  readonly startPanels: StartPanelProps;
}

export type Place = keyof NamesByPlace;
export type PartOf<P extends Place> = ComponentType<PropsByPlace[P]>;

/** A computed field from the object that holds it, as typed so far: empty when that leads to nothing. */
export type LiveValue = (container: unknown) => string;

/** Value → name, in the order in which they are offered. */
export type Suggestions = ReadonlyMap<string, string>;

/** What someone signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface DemoProps {
  /** Puts them into the form. */
  readonly choose: (credentials: Credentials) => void;
}

export type WebModule = {
  readonly [P in Place]?: Partial<Readonly<Record<NamesByPlace[P], PartOf<P>>>>;
} & {
  /** Computed fields that a form shows before the server has said them; all others wait for the server. */
  readonly liveValues?: Partial<Readonly<Record<ComputedName, LiveValue>>>;
  /** `bankAccount.sortCode`: values that a text field offers by their names while one types; others stay possible. */
  readonly suggestions?: Readonly<Record<string, Suggestions>>;
  /** Below the sign-in form of an installation with sample data. */
  readonly demo?: ComponentType<DemoProps>;
  /** Behind the welcome beside the sign-in form: fills the panel, is decoration. One module has it. */
  readonly backdrop?: ComponentType;
};

/** Refuses, place by place, what nobody asks for. */
type Known<Module> = {
  readonly [Key in keyof Module]: Key extends keyof WebModule
    ? Key extends 'demo' | 'backdrop'
      ? unknown
      : { readonly [Name in keyof Module[Key]]: Name extends keyof NonNullable<WebModule[Key]> ? unknown : never }
    : never;
};

/** The names stay in the type: src/web.tsx does not compile while one that is asked for is in no module. */
export function defineWebModule<const Module extends WebModule>(module: Module & Known<Module>): Module {
  return module;
}

interface PartOptions {
  /** How high it will be, where it stands above other things: then those do not move when it comes. */
  readonly height?: Height;
  /** False for what nothing of Material's is drawn in, which then comes without it. */
  readonly themed?: boolean;
}

/** The component that a file exports under a name; loaded when it is first shown, and drawn at once from then on. */
export function lazyPart<Name extends string, Props>(
  read: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  { height, themed = true }: PartOptions = {},
): ComponentType<Props> {
  const load = async () => (await read())[name] as ComponentType<object>;
  return (themed ? lateThemed(load, height) : late(load, height)) as ComponentType<Props>;
}
