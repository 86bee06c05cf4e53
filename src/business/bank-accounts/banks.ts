// The banks that accounts may be held at: COMPE code, ISPB and name (docs/domain.md 1.0).
export interface Bank {
  readonly sortCode: string;
  readonly ispb: string;
  readonly name: string;
}

export const banks: readonly Bank[] = (
  [
    ['001', '00000000', 'Banco do Brasil'],
    ['033', '90400888', 'Santander'],
    ['041', '92702067', 'Banrisul'],
    ['070', '00000208', 'BRB'],
    ['077', '00416968', 'Inter'],
    ['104', '00360305', 'Caixa'],
    ['197', '16501555', 'Stone'],
    ['208', '30306294', 'BTG Pactual'],
    ['237', '60746948', 'Bradesco'],
    ['260', '18236120', 'Nubank'],
    ['290', '08561701', 'PagSeguro'],
    ['323', '10573521', 'Mercado Pago'],
    ['336', '31872495', 'C6'],
    ['341', '60701190', 'Itaú'],
    ['380', '22896431', 'PicPay'],
    ['403', '37880206', 'Cora'],
    ['422', '58160789', 'Safra'],
    ['748', '01181521', 'Sicredi'],
    ['756', '02038232', 'Sicoob'],
  ] as const
).map(([sortCode, ispb, name]) => ({ sortCode, ispb, name }));

export function bankOf(sortCode: unknown): Bank | undefined {
  return banks.find((bank) => bank.sortCode === sortCode);
}
