// The banks that accounts may be held at: COMPE code, ISPB and name (docs/domain.md 1.0).
export interface Bank {
  readonly sortCode: string;
  readonly ispb: string;
  readonly name: string;
}

export const banks: readonly Bank[] = [
  { sortCode: '001', ispb: '00000000', name: 'Banco do Brasil' },
  { sortCode: '033', ispb: '90400888', name: 'Santander' },
  { sortCode: '041', ispb: '92702067', name: 'Banrisul' },
  { sortCode: '070', ispb: '00000208', name: 'BRB' },
  { sortCode: '077', ispb: '00416968', name: 'Inter' },
  { sortCode: '104', ispb: '00360305', name: 'Caixa' },
  { sortCode: '197', ispb: '16501555', name: 'Stone' },
  { sortCode: '208', ispb: '30306294', name: 'BTG Pactual' },
  { sortCode: '237', ispb: '60746948', name: 'Bradesco' },
  { sortCode: '260', ispb: '18236120', name: 'Nubank' },
  { sortCode: '290', ispb: '08561701', name: 'PagSeguro' },
  { sortCode: '323', ispb: '10573521', name: 'Mercado Pago' },
  { sortCode: '336', ispb: '31872495', name: 'C6' },
  { sortCode: '341', ispb: '60701190', name: 'Itaú' },
  { sortCode: '380', ispb: '22896431', name: 'PicPay' },
  { sortCode: '403', ispb: '37880206', name: 'Cora' },
  { sortCode: '422', ispb: '58160789', name: 'Safra' },
  { sortCode: '748', ispb: '01181521', name: 'Sicredi' },
  { sortCode: '756', ispb: '02038232', name: 'Sicoob' },
];

export function bankOf(sortCode: unknown): Bank | undefined {
  return banks.find((bank) => bank.sortCode === sortCode);
}
