import type { IncomingMessage } from 'node:http';
import { serverEnv } from '@/server/env';

const LIMIT_BYTES = 64_000;
const FORM_TYPE = 'application/x-www-form-urlencoded';

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

/**
 * The fields of a form that a browser posted to a page by itself; the last of several with one name counts. Null: it
 * is no such form, too long, or from another site.
 */
export async function readFormPost(
  request: IncomingMessage,
): Promise<Readonly<Record<string, string>> | null> {
  const isForm = request.headers['content-type']?.startsWith(FORM_TYPE);
  if (!isForm || !isOwnPost(request)) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LIMIT_BYTES) return null;
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8').replaceAll('%00', '');
  return Object.fromEntries(new URLSearchParams(text));
}
