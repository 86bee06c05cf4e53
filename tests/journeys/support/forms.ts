// Record forms as people fill them in.
import { cnpj } from 'cpf-cnpj-validator';
import type { Locator, Page } from 'playwright-core';

/** The text input with this label. */
export function input(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true });
}

/** Types into each text input by its label. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await input(page, label).fill(value);
}

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
}

/** Chooses what a record's page has in its menu, besides the one thing that leads. */
export async function fromMenu(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Waits for a text of the snackbar. */
export async function told(page: Page, text: string): Promise<void> {
  await page.getByRole('status').getByText(text, { exact: true }).waitFor();
}

/** A business number nobody has, as stored and as people write it. */
export function newCnpj(): { readonly stored: string; readonly written: string } {
  const stored = cnpj.generate(false);
  return { stored, written: cnpj.format(stored) };
}
