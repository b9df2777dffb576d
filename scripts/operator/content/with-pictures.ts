import type { OperatorClient } from '../client';
import { isOnSite, sendPicture } from '../send-pictures';
import type { ContentFile } from './read-content-file';

type Body = ContentFile['body'];

/** The address of a picture inside of HTML. */
const SOURCE = /(<img\b[^>]*?\bsrc=")([^"]+)(")/gi;

/** The fields that are pictures. */
const FIELDS = ['img', 'logo_img', 'background_img'];

const isBrought = (img: string): boolean =>
  !isOnSite(img) && !img.startsWith('/') && !img.startsWith('data:');

/**
 * What a file says, its pictures brought to the site: its own fields, and those inside of its texts, by a path beside the file or an
 * https address. Throws CliError for one that cannot be had.
 */
export async function withPictures(
  client: OperatorClient,
  body: Body,
  file: string,
): Promise<Body> {
  const known = new Map<string, string>();
  const bring = async (img: string): Promise<string> => {
    if (!isBrought(img)) return img;
    const path = known.get(img) ?? (await sendPicture(client, img, file));
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
