// Basis points: 1000 is 10.00 %.
import { wholeAmount, writeAmount } from '../amount.ts';
import { textOf } from '../plain-value.ts';
import type { Kind } from '../kind.ts';

const decimals = 2;

export const percentage: Kind = {
  ...wholeAmount,
  decimals,
  fileColumn: 'percentage',
  write: (value, writing) => (typeof value === 'number' ? `${writeAmount(value, writing, decimals)}%` : textOf(value)),
};
