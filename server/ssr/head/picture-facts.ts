import sharp from 'sharp';
import '@/server/mounted-app';
import { runtime, runtimeSlot } from '@/server/runtime';

/** What a link preview is told of a picture beside its address; null: not known. */
interface PictureFacts {
  readonly type: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

const UNKNOWN: PictureFacts = { type: null, width: null, height: null };
const MOST = 2000;

const known = (): Map<string, Promise<PictureFacts>> =>
  runtimeSlot('picture-facts', () => new Map<string, Promise<PictureFacts>>());

async function look(path: string): Promise<PictureFacts> {
  const request = new Request(`http://in.process${path}`);
  const answer = await runtime().appFetch?.(request);
  if (!answer?.ok) return UNKNOWN;
  const { height, orientation, width } = await sharp(
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

/** Type and size in pixels of one of our own pictures, looked at once; of other hosts' nothing is known. */
export function pictureFacts(src: string): Promise<PictureFacts> {
  if (!src.startsWith('/storage/')) return Promise.resolve(UNKNOWN);
  const found = known().get(src);
  if (found) return found;
  if (known().size >= MOST) known().clear();
  const facts = look(src).catch(() => UNKNOWN);
  known().set(src, facts);
  return facts;
}
