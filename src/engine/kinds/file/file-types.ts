// The types of files that fields may take, by the ending of their names: each can be told by its content, and none runs
// anything where it is opened.
export const fileTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  csv: 'text/csv',
  txt: 'text/plain',
  zip: 'application/zip',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
} as const satisfies Readonly<Record<string, `${string}/${string}`>>;

export type FileType = keyof typeof fileTypes;

export const fileTypeNames = Object.keys(fileTypes) as readonly FileType[];
export const imageTypeNames = fileTypeNames.filter(isPicture);

export const bytesOfMegabyte = 1024 * 1024;

export function isFileType(name: string): name is FileType {
  return Object.hasOwn(fileTypes, name);
}

/** Shown as what it is. */
export function isPicture(type: FileType | undefined): boolean {
  return type !== undefined && fileTypes[type].startsWith('image/');
}
