import fr from 'flag-icons/flags/4x3/fr.svg?inline';
import gb from 'flag-icons/flags/4x3/gb.svg?inline';
import type { Language } from '#engine/model/text.ts';
// Without the stars, which nobody sees at this size and every page would load.
import br from './flag-br.svg?inline';

const flags = { pt: br, en: gb, fr } as const satisfies Record<Language, string>;

/** Decoration beside the language's name. */
export function Flag({ language }: { readonly language: Language }) {
  return <img src={flags[language]} alt="" className="flag" />;
}
