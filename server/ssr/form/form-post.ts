import type { IncomingMessage } from 'node:http';
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

async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readParts(body: Buffer, type: string): Promise<PostedFields> {
  const init = { headers: { 'content-type': type } };
  const form = await new Response(new Uint8Array(body), init).formData();
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
}

/**
 * A form that a browser posted to a page by itself; with files only where the page takes them. Null: it is no such
 * form, too long, or from another site.
 */
export async function readFormPost(
  request: IncomingMessage,
  { files: takesFiles = false, isSignedIn = false }: Taken = {},
): Promise<PostedFields | null> {
  const type = request.headers['content-type'] ?? '';
  const isParts = takesFiles && type.startsWith(PARTS_TYPE);
  if (!(isParts || type.startsWith(FORM_TYPE)) || !isOwnPost(request))
    return null;
  const limit = isParts && isSignedIn ? FILES_BYTES : LIMIT_BYTES;
  const body = await readBody(request, limit);
  if (!body) return null;
  if (isParts) return readParts(body, type).catch(() => null);
  const text = body.toString('utf8').replaceAll('%00', '');
  return {
    values: Object.fromEntries(new URLSearchParams(text)),
    files: {},
  };
}
