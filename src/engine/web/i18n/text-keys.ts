// Texts of the interface, as types: to ask for one that a language lacks is an error of the compiler.
import type { KeysOfAll, ModelTextKey } from '#engine/model/text-keys.ts';
import type accessEn from './texts/access.en.json';
import type accessFr from './texts/access.fr.json';
import type accessPt from './texts/access.pt.json';
import type bulkEn from './texts/bulk.en.json';
import type bulkFr from './texts/bulk.fr.json';
import type bulkPt from './texts/bulk.pt.json';
import type comfortEn from './texts/comfort.en.json';
import type comfortFr from './texts/comfort.fr.json';
import type comfortPt from './texts/comfort.pt.json';
import type customersEn from './texts/customers.en.json';
import type customersFr from './texts/customers.fr.json';
import type customersPt from './texts/customers.pt.json';
import type ordersEn from './texts/orders.en.json';
import type ordersFr from './texts/orders.fr.json';
import type ordersPt from './texts/orders.pt.json';
import type palettesEn from './texts/palettes.en.json';
import type palettesFr from './texts/palettes.fr.json';
import type palettesPt from './texts/palettes.pt.json';
import type pricesEn from './texts/prices.en.json';
import type pricesFr from './texts/prices.fr.json';
import type pricesPt from './texts/prices.pt.json';
import type recordsEn from './texts/records.en.json';
import type recordsFr from './texts/records.fr.json';
import type recordsPt from './texts/records.pt.json';
import type reportsEn from './texts/reports.en.json';
import type reportsFr from './texts/reports.fr.json';
import type reportsPt from './texts/reports.pt.json';
import type ridesEn from './texts/rides.en.json';
import type ridesFr from './texts/rides.fr.json';
import type ridesPt from './texts/rides.pt.json';
import type rightsEn from './texts/rights.en.json';
import type rightsFr from './texts/rights.fr.json';
import type rightsPt from './texts/rights.pt.json';
import type shellEn from './texts/shell.en.json';
import type shellFr from './texts/shell.fr.json';
import type shellPt from './texts/shell.pt.json';

/**
 * Asked for by `useText`: the interface's own, the model's messages, and what generate writes of schemas and configs.
 */
export type TextKey =
  | ModelTextKey
  | KeysOfAll<typeof accessPt, typeof accessEn, typeof accessFr>
  | KeysOfAll<typeof bulkPt, typeof bulkEn, typeof bulkFr>
  | KeysOfAll<typeof comfortPt, typeof comfortEn, typeof comfortFr>
  | KeysOfAll<typeof customersPt, typeof customersEn, typeof customersFr>
  | KeysOfAll<typeof ordersPt, typeof ordersEn, typeof ordersFr>
  | KeysOfAll<typeof palettesPt, typeof palettesEn, typeof palettesFr>
  | KeysOfAll<typeof pricesPt, typeof pricesEn, typeof pricesFr>
  | KeysOfAll<typeof recordsPt, typeof recordsEn, typeof recordsFr>
  | KeysOfAll<typeof reportsPt, typeof reportsEn, typeof reportsFr>
  | KeysOfAll<typeof ridesPt, typeof ridesEn, typeof ridesFr>
  | KeysOfAll<typeof rightsPt, typeof rightsEn, typeof rightsFr>
  | KeysOfAll<typeof shellPt, typeof shellEn, typeof shellFr>;
