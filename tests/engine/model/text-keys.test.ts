// Read by the compiler, which the step `types` runs: what is wrong here is no text, and saying so is what is tested.
import { describe, expectTypeOf, it } from 'vitest';
import type { CheckName, KeysOfAll, ModelTextKey } from '#engine/model/text-keys.ts';
import type { TextKey } from '#engine/web/i18n/text-keys.ts';

interface Full {
  readonly 'a.title': string;
  readonly 'a.rows_one': string;
  readonly 'a.rows_many': string;
  readonly 'a.rows_other': string;
}

describe('the key of a text', () => {
  it('is one that each language has', () => {
    expectTypeOf<KeysOfAll<Full, Full, Full>>().toEqualTypeOf<'a.title' | 'a.rows'>();
    expectTypeOf<KeysOfAll<Full, Omit<Full, 'a.title'>, Full>>().toEqualTypeOf<'a.rows'>();
    expectTypeOf<KeysOfAll<Full, Omit<Full, 'a.rows_many'>, Full>>().toEqualTypeOf<'a.title' | 'a.rows'>();
  });

  it('is none of somebody’s making', () => {
    expectTypeOf<'records.empty'>().toExtend<TextKey>();
    expectTypeOf<'records.emty'>().not.toExtend<TextKey>();
    expectTypeOf<'error.NOT_FOUND'>().toExtend<ModelTextKey>();
    expectTypeOf<'error.NOT_FUND'>().not.toExtend<ModelTextKey>();
    expectTypeOf<string>().not.toExtend<TextKey>();
  });

  it('is what a check, an error and a label are named by', () => {
    expectTypeOf<'paid'>().toExtend<CheckName>();
    expectTypeOf<'payed'>().not.toExtend<CheckName>();
    expectTypeOf<'field.provider.tradeName'>().toExtend<ModelTextKey>();
  });
});
