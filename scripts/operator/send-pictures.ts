import { dirname, resolve } from 'node:path';
import { housePath } from '@/server/domain/picture/house-path';
import type { HousePictureDto } from '@/server/contracts/operator/picture';
import { UPLOAD_BYTES_MAX } from '@/utils/constants/after-sale';
import { CliError } from './cli-error';
import type { OperatorClient } from './client';
import { readGiven } from './read-given';

const FETCH_PATIENCE_MS = 60_000;

/** Whether a picture's name is one of the site already. */
export const isOnSite = (img: string): boolean => img.startsWith('/storage/');

/** Whether the server has to fetch it. */
export const isRemote = (img: string): boolean => /^https?:\/\//i.test(img);

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Whether the first bytes are those of a JPEG, PNG, WebP, AVIF or HEIC; what follows them the server looks at. */
const isPicture = (bytes: Uint8Array): boolean =>
  ascii(bytes, 0, 3) === '\u00ff\u00d8\u00ff' ||
  ascii(bytes, 1, 4) === 'PNG' ||
  ascii(bytes, 8, 12) === 'WEBP' ||
  ascii(bytes, 4, 8) === 'ftyp';

/** The bytes of a picture that a file names: a path beside that file. Throws CliError, also for what is no picture. */
export async function localPicture(
  img: string,
  file: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readGiven(resolve(dirname(file), img), img);
  if (!isPicture(bytes))
    throw new CliError(
      `${img} is no picture: JPEG, PNG, WebP or AVIF, please.`,
    );
  if (bytes.length > UPLOAD_BYTES_MAX)
    throw new CliError(
      `${img} is larger than ${UPLOAD_BYTES_MAX / 1_000_000} MB.`,
    );
  return bytes;
}

/** Brings a picture to the site, from beside the file or by its https address; answers its path there. */
export async function sendPicture(
  client: OperatorClient,
  img: string,
  file: string,
): Promise<string> {
  if (isOnSite(img)) return img;
  if (!isRemote(img)) return client.sendPicture(await localPicture(img, file));
  if (!img.startsWith('https://'))
    throw new CliError(`${img} must begin with https://`);
  const { title } = await client.send<HousePictureDto>(
    'POST',
    '/pictures/fetch',
    { url: img },
    FETCH_PATIENCE_MS,
  );
  return title;
}

/**
 * What a picture will be called on the site, without sending it: after its bytes, or, where the server has yet to fetch
 * it, by any such path. Throws CliError.
 */
export async function futurePath(img: string, file: string): Promise<string> {
  if (isOnSite(img)) return img;
  const name = isRemote(img)
    ? 'not-fetched-yet.webp'
    : housePath(await localPicture(img, file));
  return `/storage/images/${name}`;
}
