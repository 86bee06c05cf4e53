// Invented documents and addresses of the net with right check digits: CPF, CNPJ (numeric and alphanumeric), phones,
// Pix keys.
import type { Random } from './random.ts';
import { demoId } from './demo-id.ts';

/** docs/domain.md 1.0: sum of value × weight mod 11; 0 and 1 give 0. */
function checkDigit(body: string, maxWeight: number): number {
  let weight = 2;
  let sum = 0;
  for (let index = body.length - 1; index >= 0; index -= 1) {
    sum += (body.charCodeAt(index) - 48) * weight;
    weight = weight === maxWeight ? 2 : weight + 1;
  }
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

function withCheckDigits(body: string, maxWeight: number): string {
  const first = `${body}${checkDigit(body, maxWeight)}`;
  return `${first}${checkDigit(first, maxWeight)}`;
}

export function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.int(0, 9)).join('');
}

export function drawCpf(random: Random): string {
  const body = digits(random, 9);
  return /^(\d)\1*$/.test(body) ? drawCpf(random) : withCheckDigits(body, 11);
}

const cnpjLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Head office of a company: root of 8 characters and branch 0001. */
export function drawCnpj(random: Random, alphanumeric: boolean): string {
  const root = Array.from({ length: 8 }, () => cnpjLetters[random.int(alphanumeric ? 0 : 26, 35)]).join('');
  if (/^(.)\1*$/.test(root) || /^\d*$/.test(root) === alphanumeric) return drawCnpj(random, alphanumeric);
  return withCheckDigits(`${root}0001`, 9);
}

export function drawPassport(random: Random): string {
  return `${cnpjLetters[random.int(0, 25)]}${cnpjLetters[random.int(0, 25)]}${digits(random, 6)}`;
}

/** Registro Nacional Migratório: letter, six digits, check character. */
export function drawRnm(random: Random): string {
  return `${cnpjLetters[random.int(0, 25)]}${digits(random, 6)}${cnpjLetters[random.int(0, 25)]}`;
}

/** A mobile number in a block that no operator assigns: +55 DDD 9 0000 xxxx. */
export function drawPhone(random: Random, areaCode: string): string {
  return `+55${areaCode}90000${digits(random, 4)}`;
}

export type PixKey = { readonly pixKeyType: 'CPF' | 'CNPJ' | 'PHONE' | 'EMAIL' | 'EVP'; readonly pixKey: string };

export function drawPixKey(
  random: Random,
  owner: { readonly cnpj: string; readonly email: string; readonly areaCode: string },
): PixKey {
  const pixKeyType = random.weighted([
    ['CNPJ', 50],
    ['EVP', 25],
    ['EMAIL', 15],
    ['PHONE', 10],
  ] as const);
  const keys = {
    CNPJ: () => owner.cnpj,
    EVP: () => demoId(random, random.int(0, 2 ** 40)),
    EMAIL: () => owner.email.toLowerCase(),
    PHONE: () => drawPhone(random, owner.areaCode),
  };
  return { pixKeyType, pixKey: keys[pixKeyType]() };
}

/** Part of an address or of a name on an invoice: letters without accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

export function slug(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
