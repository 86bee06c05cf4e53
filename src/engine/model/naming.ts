/** camelCase → snake_case; the one conversion between JSON and SQL names. */
export function toSnake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function toKebab(name: string): string {
  return toSnake(name).replaceAll('_', '-');
}

export function toPascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/[-_](.)/g, (_, letter: string) => letter.toUpperCase());
}

export function kebabToCamel(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
