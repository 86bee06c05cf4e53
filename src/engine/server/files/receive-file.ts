// A file on its way in: written to the disk as it comes, then looked at. Its type is what its content says; a picture
// is read whole, so that none is stored that cannot be shown.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FormatEnum, Sharp } from 'sharp';
import { fileTypes, isFileType, type FileType } from '#engine/kinds/file/file-types.ts';
import { ApiError } from '../http/api-error.ts';
import { makeFolder } from '../make-folder.ts';
import { incomingFolder } from './file-store.ts';

/** On the disk; whoever receives it removes it. */
export interface ReceivedFile {
  readonly path: string;
  /** More than the most: no more than that was kept. */
  readonly isTooLarge: boolean;
  readonly bytes: number;
}

/**
 * Reads the body to its end, also of one that is too large: an answer before that would be taken for a connection that
 * broke.
 */
export async function receiveFile(
  body: Readable,
  { dataDir, maxBytes }: { readonly dataDir: string; readonly maxBytes: number },
): Promise<ReceivedFile> {
  const folder = incomingFolder(dataDir);
  makeFolder(folder);
  const path = join(folder, randomUUID());
  let bytes = 0;
  const counted = new Transform({
    transform(part: Buffer, _encoding, done) {
      bytes += part.length;
      done(null, bytes > maxBytes ? undefined : part);
    },
  });
  try {
    await pipeline(body, counted, createWriteStream(path));
  } catch (error) {
    await rm(path, { force: true });
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new ApiError('STORAGE_FULL') : error;
  }
  return { path, bytes, isTooLarge: bytes > maxBytes };
}

/** Undefined for what is of no type that fields take. */
export async function typeOf(path: string, name: string): Promise<FileType | undefined> {
  // Read with the first upload.
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path);
  if (found !== undefined) return isFileType(found.ext) ? found.ext : undefined;
  // Texts have no marks: their name says which they are, and their content that they are texts.
  const ending = /\.(csv|txt)$/i.exec(name)?.[1]?.toLowerCase();
  return ending !== undefined && isFileType(ending) && (await isText(path)) ? ending : undefined;
}

/** Looked at is the beginning: of anything else it has some character that no text has. */
const lookedAt = 65_536;

async function isText(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(lookedAt), 0, lookedAt, 0);
    // Tab, line feed, form feed and return; all others below the space are no characters of texts.
    return bytesRead > 0 && buffer.subarray(0, bytesRead).every((byte) => byte >= 32 || [9, 10, 12, 13].includes(byte));
  } finally {
    await handle.close();
  }
}

/** Pixels at the longer side of a small picture, sharp on screens of twice the density. */
const smallSide = 640;
/** A picture of so many pixels takes 200 MB while it is read. */
const mostPixels = 50_000_000;

/** Loaded when the first picture comes: most processes never see one. */
async function openPicture(path: string, options: { readonly animated?: boolean } = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(path, { limitInputPixels: mostPixels, failOn: 'error', ...options });
}

/** Writes the small picture beside the whole one; undefined for what is damaged, or made to be too large when read. */
export async function makeSmall(path: string): Promise<string | undefined> {
  const small = `${path}.small`;
  try {
    const whole = await openPicture(path);
    await whole
      // As the camera was held.
      .autoOrient()
      .resize(smallSide, smallSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(small);
    return small;
  } catch {
    await rm(small, { force: true });
    return undefined;
  }
}

/** Nothing of it is lost to the eye. */
const keptQuality = 92;

/**
 * Takes out of a picture what its camera or program noted in it: the place, the device, the name of who took it. One
 * without such notes stays as it is, byte for byte; the others are turned as they were held, and keep their colours.
 * Returns the bytes of the file.
 */
export async function withoutNotes(path: string, type: FileType): Promise<number> {
  const whole = await openPicture(path, { animated: true });
  const { exif, xmp, iptc, comments } = await whole.metadata();
  if ([exif, xmp, iptc, comments].every((note) => note === undefined)) return (await stat(path)).size;
  const plain = `${path}.plain`;
  try {
    const { size } = await whole
      .autoOrient()
      .keepIccProfile()
      // A quality would take colours from a png, which has all of them.
      .toFormat(
        fileTypes[type].replace('image/', '') as keyof FormatEnum,
        type === 'png' ? {} : { quality: keptQuality },
      )
      .toFile(plain);
    await rename(plain, path);
    return size;
  } finally {
    await rm(plain, { force: true });
  }
}
