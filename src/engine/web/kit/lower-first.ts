/** A name inside a sentence: `Fornecedor` → `fornecedor`; abbreviations keep their letters. */
export function lowerFirst(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLocaleLowerCase() + name.slice(1) : name;
}
