// A text with headings, lists, emphasis and links, kept as it is typed: files, papers and searches have it so.
import { multiline } from '../multiline/multiline.ts';
import type { Kind } from '../kind.ts';

export const markdown: Kind = { ...multiline };
