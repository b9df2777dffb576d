import type { OperatorClient } from '../client';
import { futurePath, isOnSite, sendPicture } from '../send-pictures';
import { unchangedBy } from './file-refusal';
import type { ContentFile } from './read-content-file';

type Body = ContentFile['body'];

/** The address of a picture inside of HTML. */
const SOURCE = /(<img\b[^>]*?\bsrc=")([^"]+)(")/gi;

/** The fields that are pictures. */
const FIELDS = ['img', 'logo_img', 'background_img'];

const isBrought = (img: string): boolean =>
  !isOnSite(img) && !img.startsWith('/') && !img.startsWith('data:');

/** What a file says with each of its pictures, its own and those inside of its texts, named anew. */
async function renamed(
  body: Body,
  name: (img: string) => Promise<string>,
): Promise<Body> {
  const known = new Map<string, string>();
  const bring = async (img: string): Promise<string> => {
    if (!isBrought(img)) return img;
    const path = known.get(img) ?? (await name(img));
    known.set(img, path);
    return path;
  };
  const bringAll = async (html: string): Promise<string> => {
    for (const [, , source = ''] of html.matchAll(SOURCE)) await bring(source);
    return html.replace(
      SOURCE,
      (_, before: string, source: string, after: string) =>
        `${before}${known.get(source) ?? source}${after}`,
    );
  };
  const sent: Record<string, unknown> = { ...body };
  for (const name of FIELDS) {
    const img = body[name];
    if (typeof img === 'string' && img) sent[name] = await bring(img);
  }
  if (Array.isArray(body.gallery)) {
    const gallery: unknown[] = [];
    for (const img of body.gallery as readonly unknown[])
      gallery.push(typeof img === 'string' ? await bring(img) : img);
    sent.gallery = gallery;
  }
  if (typeof body.translations !== 'object' || body.translations === null)
    return sent;
  const translations: Record<string, unknown> = {};
  for (const [lang, words] of Object.entries(body.translations)) {
    const text = words as { readonly description?: unknown } | null;
    translations[lang] =
      typeof text?.description === 'string'
        ? { ...text, description: await bringAll(text.description) }
        : text;
  }
  return { ...sent, translations };
}

interface Putting {
  readonly client: OperatorClient;
  /** Where the server takes it. */
  readonly path: string;
  readonly body: Body;
  readonly file: string;
  /** POST makes one that is not there yet. */
  readonly method?: 'POST' | 'PUT';
  /** Only says what would become of it. */
  readonly isDry?: boolean;
  /** What a refusal of the server is called. */
  readonly refused: (error: unknown) => unknown;
}

/**
 * Puts what a file says. Its pictures, beside the file or at an https address, are brought to the site once the server
 * has said that it takes the rest. Throws CliError for a picture that cannot be had, and what `refused` makes of a refusal.
 */
export async function putWithPictures<T>({
  body,
  client,
  file,
  isDry = false,
  method = 'PUT',
  path,
  refused,
}: Putting): Promise<T> {
  const send = (sent: Body, query = ''): Promise<T> =>
    client.send<T>(method, `${path}${query}`, sent).catch((error: unknown) => {
      throw refused(error);
    });
  let count = 0;
  const planned = await renamed(body, (img) => {
    count += 1;
    return futurePath(img, file);
  }).catch(unchangedBy(file));
  if (isDry) return send(planned, '?dry_run=1');
  if (!count) return send(planned);
  await send(planned, '?dry_run=1');
  return send(
    await renamed(body, (img) => sendPicture(client, img, file)).catch(
      unchangedBy(file),
    ),
  );
}
