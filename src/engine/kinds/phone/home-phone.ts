/** A mobile or a landline of Brazil, in one of its area codes. */
const ordinary =
  /^\+55(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])(9\d{4}|[2-5]\d{3})(\d{4})$/;

/** As phone-text.ts writes it, without its library; absent for what only that can tell. */
export function writeHomePhone(value: string): string | undefined {
  const [, area, exchange, line] = ordinary.exec(value) ?? [];
  return area === undefined ? undefined : `(${area}) ${exchange}-${line}`;
}
