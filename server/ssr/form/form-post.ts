import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { holdBody } from '@/server/bounds/held-bytes';
import { serverEnv } from '@/server/env';

const LIMIT_BYTES = 64_000;
/** A few pictures at once. */
const FILES_BYTES = 24_000_000;
const FORM_TYPE = 'application/x-www-form-urlencoded';
const PARTS_TYPE = 'multipart/form-data';

/** Whether a page of this site posted it: another site must not sign anybody in. */
export function isOwnPost({
  headers,
}: Pick<IncomingMessage, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (!origin || !URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  const { SITE_URL } = serverEnv();
  return (
    host === headers.host || (!!SITE_URL && host === new URL(SITE_URL).host)
  );
}

/** What a browser posted: fields, of which the last of several with one name counts, and files. */
export interface PostedFields {
  readonly values: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, readonly File[]>>;
}

async function readParts(
  body: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<PostedFields> {
  const init = { headers: { 'content-type': type } };
  const form = await new Response(body, init).formData();
  const values: Record<string, string> = {};
  const files: Record<string, File[]> = {};
  for (const [name, value] of form)
    if (typeof value === 'string') values[name] = value.replaceAll('\0', '');
    // a file field that nothing was chosen in is posted, too
    else if (value.size > 0) (files[name] ??= []).push(value);
  return { values, files };
}

/** What a page takes beside plain fields: files of people who are signed in, which are held in memory meanwhile. */
interface Taken {
  readonly files?: boolean;
  readonly isSignedIn?: boolean;
  /** The page's answer: with its end the bytes are no longer held. */
  readonly answer?: EventEmitter;
}

/**
 * A form that a browser posted to a page by itself; with files only where the page takes them. Null: it is no such
 * form, too long, from another site, or there is no room for it now.
 */
export async function readFormPost(
  request: IncomingMessage,
  { answer, files: takesFiles = false, isSignedIn = false }: Taken = {},
): Promise<PostedFields | null> {
  const type = request.headers['content-type'] ?? '';
  const isParts = takesFiles && type.startsWith(PARTS_TYPE);
  if (!(isParts || type.startsWith(FORM_TYPE)) || !isOwnPost(request))
    return null;
  const limit = isParts && isSignedIn ? FILES_BYTES : LIMIT_BYTES;
  // Leaving off must not close the socket: the page goes out on it.
  const chunks = request.iterator({ destroyOnReturn: false });
  const body = await holdBody(chunks, limit);
  if (typeof body === 'string') return null;
  if (answer) answer.once('close', body.release);
  else body.release();
  if (isParts) return readParts(body.bytes, type).catch(() => null);
  const text = Buffer.from(body.bytes).toString('utf8').replaceAll('%00', '');
  return {
    values: Object.fromEntries(new URLSearchParams(text)),
    files: {},
  };
}
