// A record as its table holds it: without what is counted or computed when it is read.

type Computed =
  | 'rides'
  | 'contacts'
  | 'bankAccounts'
  | 'promotions'
  | 'operators'
  | 'issuers'
  | 'types'
  | 'validities'
  | 'prices'
  | 'lgpdHistory'
  | 'occurrences'
  | 'state'
  | 'bankName'
  | 'ispb';

export type Stored<T> = Omit<T, Computed & keyof T>;
