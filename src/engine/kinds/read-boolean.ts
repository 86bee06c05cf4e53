/** `true`, `false`, `1` and `0` of an address; undefined for any other text. */
export function readBoolean(text: string): boolean | undefined {
  const value = text.toLowerCase();
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : undefined;
}
