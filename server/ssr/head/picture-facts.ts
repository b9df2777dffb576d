import { boundedCache, bytesOf } from '@/server/bounds/bounded-cache';
import '@/server/mounted-app';
import { openPicture } from '@/server/bounds/open-picture';
import { runtime } from '@/server/runtime';

/** What a link preview is told of a picture beside its address; null: not known. */
interface PictureFacts {
  readonly type: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

const UNKNOWN: PictureFacts = { type: null, width: null, height: null };
const HOUR_MS = 3_600_000;

async function look(path: string): Promise<PictureFacts> {
  const request = new Request(`http://in.process${path}`);
  const answer = await runtime().appFetch?.(request);
  if (!answer?.ok) return UNKNOWN;
  const { height, orientation, width } = await openPicture(
    await answer.arrayBuffer(),
  ).metadata();
  // a photo that lies on its side
  const turned = (orientation ?? 1) > 4;
  return {
    type: answer.headers.get('content-type'),
    width: turned ? height : width,
    height: turned ? width : height,
  };
}

const known = () =>
  boundedCache<PictureFacts>('picture facts', {
    entries: 2_000,
    bytes: 1024 * 1024,
    freshMs: HOUR_MS,
    weigh: (facts, src) => bytesOf(facts) + bytesOf(src),
    loading: { fetchMethod: (src) => look(src).catch(() => UNKNOWN) },
  });

/** Type and size in pixels of one of our own pictures, looked at once an hour; of other hosts' nothing is known. */
export function pictureFacts(src: string): Promise<PictureFacts> {
  if (!src.startsWith('/storage/')) return Promise.resolve(UNKNOWN);
  return known().forceFetch(src);
}
