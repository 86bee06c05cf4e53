// What providers and distribution units have alike: legal names, contacts and bank accounts.
import type { Random } from './random.ts';
import type { Place } from './places.ts';
import { baseOf } from './demo-id.ts';
import { digits, drawPhone, drawPixKey, plain, slug } from './documents.ts';
import { drawName } from './names.ts';

export interface Company {
  readonly id: string;
  readonly businessName: string;
  readonly tradeName: string;
  readonly businessId: string;
}

/** COMPE codes of well-known banks (docs/domain.md 1.0). */
const bankCodes = ['001', '033', '077', '104', '237', '260', '336', '341', '748', '756'] as const;

const departments = ['finances', 'marketing', 'afterSale'] as const;

export function drawContacts(random: Random, company: Company, place: Place, createdAt: number) {
  return departments
    .slice(
      0,
      random.weighted([
        [1, 25],
        [2, 45],
        [3, 30],
      ] as const),
    )
    .map((department) => {
      const name = drawName(random);
      const reach = random.weighted([
        ['both', 70],
        ['email', 20],
        ['phone', 10],
      ] as const);
      return {
        ...baseOf(random, createdAt + random.int(1, 90) * 60_000),
        department,
        name,
        ...(reach !== 'phone' && {
          email: `${slug(name.split(' ')[0] ?? name)}.${slug(department)}@${slug(company.tradeName)}.example`,
        }),
        ...(reach !== 'email' && { phone: drawPhone(random, place.areaCode) }),
        ...(random.chance(0.15) && { notes: 'Atende em dias úteis, das 9h às 18h.' }),
      };
    });
}

/** One preferred account; a holder that is the company itself. */
export function drawBankAccounts(random: Random, company: Company, place: Place, createdAt: number) {
  return Array.from(
    {
      length: random.weighted([
        [1, 60],
        [2, 32],
        [3, 8],
      ] as const),
    },
    (_, index) => {
      const pix = drawPixKey(random, {
        cnpj: company.businessId,
        email: `financeiro@${slug(company.tradeName)}.example`,
        areaCode: place.areaCode,
      });
      return {
        ...baseOf(random, createdAt + (index + 1) * 3_600_000),
        accountType: random.chance(0.9) ? ('current' as const) : ('savings' as const),
        sortCode: random.pick(bankCodes),
        branchCode: digits(random, 4),
        ...(random.chance(0.5) && { branchCheckDigit: random.chance(0.1) ? 'X' : digits(random, 1) }),
        accountNumber: `${random.int(1, 9)}${digits(random, random.int(4, 8))}`,
        accountCheckDigit: digits(random, 1),
        ...(random.chance(0.8) && pix),
        holderName: company.businessName.slice(0, 100),
        holderDocument: company.businessId,
        preferred: index === 0,
      };
    },
  );
}

/** At most 13 letters, digits and blanks, the smallest limit of the acquirers (docs/domain.md 1.0). */
export function softDescriptorOf(tradeName: string): string {
  const words = plain(tradeName)
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, ' ')
    .split(/\s+/);
  let descriptor = '';
  for (const word of words) {
    const longer = `${descriptor} ${word}`.trim();
    if (longer.length > 13) break;
    descriptor = longer;
  }
  return descriptor === '' ? (words[0] ?? 'INGRESSOS').slice(0, 13) : descriptor;
}
