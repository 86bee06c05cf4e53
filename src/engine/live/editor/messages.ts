// What the editor of schemas and the development server say to each other, as data.
import type { SaidMistake } from '../said.ts';

/** Names of the messages on Vite's channel. */
export const draftChannel = {
  /** Page to server: asks for `DraftFile`s, and opens the preview. */
  open: 'draft:open',
  /** Server to page: each `DraftFile`, or those that are another than they were. */
  files: 'draft:files',
  /** Page to server: a `DraftEdit`. */
  edit: 'draft:edit',
  /** Server to page: a `DraftState`. */
  state: 'draft:state',
} as const;

export interface DraftEdit {
  readonly file: string;
  readonly text: string;
}

export interface DraftFile {
  /** Path from the project's root. */
  readonly file: string;
  /** Whose schema it is. */
  readonly entity: string | undefined;
  /** As it is saved. */
  readonly saved: string;
  /** As it is edited; absent: as it is saved. */
  readonly draft: string | undefined;
  /** It was saved otherwise since the draft began. */
  readonly isOvertaken: boolean;
}

/** Where an entity's screens are in the preview. */
export interface DraftPages {
  readonly list: string;
  readonly form: string;
}

export interface DraftState {
  /** Text for the status line while the answer to the last edit is not there yet. */
  readonly working: string;
  /** Origin of the preview. */
  readonly preview: string | undefined;
  /** By entity; nested entities have those of their parent. */
  readonly pages: Readonly<Record<string, DraftPages>>;
  readonly mistakes: readonly SaidMistake[];
  /** Why the preview is not as the draft says, where no mistake does; '' for no reason. */
  readonly failure: string;
  /** What the draft would do to the database, as `npm run plan` prints it; '' for nothing edited. */
  readonly plan: string;
  /** The plan has steps that nobody permitted. */
  readonly isRisky: boolean;
  /** For `git apply`; '' for nothing edited. */
  readonly patch: string;
}
