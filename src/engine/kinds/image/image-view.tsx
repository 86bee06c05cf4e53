import { file } from '../file/file-view.tsx';
import type { FieldView } from '../view.ts';

export const image: FieldView = { ...file, width: 96 };
