// A length of time in minutes, written 1h30.
import { wholeAmount } from '#engine/kinds/amount.ts';
import type { Kind } from '#engine/kinds/kind.ts';
import { writeDuration } from './duration-text.ts';

export const duration: Kind = { ...wholeAmount, write: writeDuration };
