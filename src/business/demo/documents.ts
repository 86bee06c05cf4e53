// Invented documents and addresses of the net with right check digits: CPF, CNPJ (numeric and alphanumeric), phones,
// Pix keys.
import { demoId } from './demo-id.ts';
import type { Random } from './random.ts';
import { whole, type Part } from './scale.ts';

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

/** Digits as no other part draws them: their number leaves the part's index over. */
function digitsIn(random: Random, count: number, { index, of }: Part): string {
  const drawn = Number(digits(random, count));
  const fitting = drawn - (drawn % of) + index;
  return String(fitting < 10 ** count ? fitting : fitting - of).padStart(count, '0');
}

function drawCpf(random: Random, part: Part): string {
  const body = digitsIn(random, 9, part);
  return /^(\d)\1*$/.test(body) ? drawCpf(random, part) : withCheckDigits(body, 11);
}

const cnpjLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Head office of a company: root of 8 characters and branch 0001. */
export function drawCnpj(random: Random, alphanumeric: boolean, part = whole): string {
  const root = alphanumeric
    ? Array.from({ length: 8 }, () => cnpjLetters[random.int(0, 35)]).join('')
    : digitsIn(random, 8, part);
  if (/^(.)\1*$/.test(root) || /^\d*$/.test(root) === alphanumeric) return drawCnpj(random, alphanumeric, part);
  return withCheckDigits(`${root}0001`, 9);
}

function drawPassport(random: Random, part: Part): string {
  return `${cnpjLetters[random.int(0, 25)]}${cnpjLetters[random.int(0, 25)]}${digitsIn(random, 6, part)}`;
}

/** Registro Nacional Migratório: letter, six digits, check character. */
function drawRnm(random: Random, part: Part): string {
  return `${cnpjLetters[random.int(0, 25)]}${digitsIn(random, 6, part)}${cnpjLetters[random.int(0, 25)]}`;
}

/** Documents of customers, none of them given twice in all parts. */
export interface DocumentBook {
  readonly cpf: (random: Random) => string;
  readonly cnpj: (random: Random, alphanumeric: boolean) => string;
  readonly passport: (random: Random) => string;
  readonly rnm: (random: Random) => string;
}

export function openDocuments(part: Part): DocumentBook {
  const given = new Set<string>();
  const another = (draw: () => string): string => {
    let number = draw();
    while (given.has(number)) number = draw();
    given.add(number);
    return number;
  };
  return {
    cpf: (random) => another(() => drawCpf(random, part)),
    cnpj: (random, alphanumeric) => another(() => drawCnpj(random, alphanumeric, part)),
    passport: (random) => another(() => drawPassport(random, part)),
    rnm: (random) => another(() => drawRnm(random, part)),
  };
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
