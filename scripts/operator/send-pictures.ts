import { dirname, resolve } from 'node:path';
import type { HousePictureDto } from '@/server/contracts/operator/picture';
import type { OperatorClient } from './client';
import { readGiven } from './read-given';

const FETCH_PATIENCE_MS = 60_000;

/** Whether a picture's name is one of the site already. */
export const isOnSite = (img: string): boolean => img.startsWith('/storage/');

/** Whether the server has to fetch it. */
export const isRemote = (img: string): boolean => /^https?:\/\//i.test(img);

/** The bytes of a picture that a file names: a path beside that file. Throws CliError. */
export async function localPicture(
  img: string,
  file: string,
): Promise<Uint8Array<ArrayBuffer>> {
  return readGiven(resolve(dirname(file), img), img);
}

/** Brings a picture to the site, from beside the file or by its https address; answers its path there. */
export async function sendPicture(
  client: OperatorClient,
  img: string,
  file: string,
): Promise<string> {
  if (isOnSite(img)) return img;
  if (!isRemote(img)) return client.sendPicture(await localPicture(img, file));
  const { title } = await client.send<HousePictureDto>(
    'POST',
    '/pictures/fetch',
    { url: img },
    FETCH_PATIENCE_MS,
  );
  return title;
}
