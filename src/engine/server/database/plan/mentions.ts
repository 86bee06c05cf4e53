/** Whether an expression reads the column. */
export function mentions(expression: string, column: string): boolean {
  return new RegExp(`(?<![\\w$])${column}(?![\\w$])`).test(expression);
}
