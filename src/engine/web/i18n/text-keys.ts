// Texts of the interface, as types: to ask for one that a language lacks is an error of the compiler.
import type { KeysOfAll, ModelTextKey } from '#engine/model/text-keys.ts';
import type boardEn from './texts/board.en.json';
import type boardFr from './texts/board.fr.json';
import type boardPt from './texts/board.pt.json';
import type bulkEn from './texts/bulk.en.json';
import type bulkFr from './texts/bulk.fr.json';
import type bulkPt from './texts/bulk.pt.json';
import type comfortEn from './texts/comfort.en.json';
import type comfortFr from './texts/comfort.fr.json';
import type comfortPt from './texts/comfort.pt.json';
import type exportEn from './texts/export.en.json';
import type exportFr from './texts/export.fr.json';
import type exportPt from './texts/export.pt.json';
import type jsonEn from './texts/json.en.json';
import type jsonFr from './texts/json.fr.json';
import type jsonPt from './texts/json.pt.json';
import type palettesEn from './texts/palettes.en.json';
import type palettesFr from './texts/palettes.fr.json';
import type palettesPt from './texts/palettes.pt.json';
import type recordsEn from './texts/records.en.json';
import type recordsFr from './texts/records.fr.json';
import type recordsPt from './texts/records.pt.json';
import type rightsEn from './texts/rights.en.json';
import type rightsFr from './texts/rights.fr.json';
import type rightsPt from './texts/rights.pt.json';
import type schemaEn from './texts/schema.en.json';
import type schemaFr from './texts/schema.fr.json';
import type schemaPt from './texts/schema.pt.json';
import type shellEn from './texts/shell.en.json';
import type shellFr from './texts/shell.fr.json';
import type shellPt from './texts/shell.pt.json';
import type usersEn from './texts/users.en.json';
import type usersFr from './texts/users.fr.json';
import type usersPt from './texts/users.pt.json';

/**
 * Keys of the business, a row a subject: its module (src/business/<subject>/web.ts) adds those of its files by
 * `declare module '#engine/web/i18n/text-keys.ts'`.
 *
 * @public
 */
export interface OwnTexts {}

/** What a reader is confined to, by the property of a person that roles.config.json names; `….some` is always there. */
type RowsKey = `rights.rows.${string}`;

/** Asked for by `useText`: the modules', the model's messages, and what generate writes of schemas and configs. */
export type TextKey = EngineTextKey | OwnTexts[keyof OwnTexts];

type EngineTextKey =
  | ModelTextKey
  | RowsKey
  | KeysOfAll<typeof boardPt, typeof boardEn, typeof boardFr>
  | KeysOfAll<typeof bulkPt, typeof bulkEn, typeof bulkFr>
  | KeysOfAll<typeof comfortPt, typeof comfortEn, typeof comfortFr>
  | KeysOfAll<typeof exportPt, typeof exportEn, typeof exportFr>
  | KeysOfAll<typeof jsonPt, typeof jsonEn, typeof jsonFr>
  | KeysOfAll<typeof palettesPt, typeof palettesEn, typeof palettesFr>
  | KeysOfAll<typeof recordsPt, typeof recordsEn, typeof recordsFr>
  | KeysOfAll<typeof rightsPt, typeof rightsEn, typeof rightsFr>
  | KeysOfAll<typeof schemaPt, typeof schemaEn, typeof schemaFr>
  | KeysOfAll<typeof shellPt, typeof shellEn, typeof shellFr>
  | KeysOfAll<typeof usersPt, typeof usersEn, typeof usersFr>;
