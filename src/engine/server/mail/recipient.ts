// To whom the product writes, and in which language.
import { sql } from 'kysely';
import { defaultLanguage, type Language } from '#engine/model/text.ts';

export interface Recipient {
  readonly email: string;
  /** The one the person has chosen, else the default. */
  readonly language: Language;
}

/** The columns of `"user"` that make a Recipient. */
export const recipientColumns = sql`email, coalesce(language, ${defaultLanguage}) as language`;
