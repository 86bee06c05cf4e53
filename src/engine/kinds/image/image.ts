// A file that is shown as the picture that it is.
import { file } from '../file/file.ts';
import { imageTypeNames } from '../file/file-types.ts';
import type { Kind } from '../kind.ts';

const { recognisedBy: _, ...asFile } = file;

export const image: Kind = { ...asFile, file: { types: imageTypeNames, megabytes: 10 } };
