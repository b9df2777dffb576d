import type { Context, Next } from 'hono';
import type { AppEnv } from './app-env';

/**
 * A picture's field in JSON that JSON.stringify wrote. A text of a person cannot look like one: its quotes are
 * escaped there.
 */
const PICTURE =
  /"(img|logo_img|background_img|card_img|path|url)":"\/storage\//g;

function isFromElsewhere(c: Context<AppEnv>): boolean {
  const origin = c.req.header('origin');
  if (!origin) return false;
  if (!URL.canParse(origin)) return true;
  // Hosts, not origins: a proxy that ends TLS speaks http to us.
  const own = [c.get('ctx').siteUrl, c.req.url].map((url) => new URL(url).host);
  return !own.includes(new URL(origin).host);
}

/**
 * Whole addresses of pictures for a page of another origin and for `absolute_urls=1` (api-contract.md §4): the finished
 * answer is reworded, so that caches and answers shared in this process hold root-relative ones only.
 */
export async function absolutePictures(
  c: Context<AppEnv>,
  next: Next,
): Promise<void> {
  await next();
  if (c.env.inProcess) return;
  const type = c.res.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) return;
  const asked = /^(1|true)$/.test(c.req.query('absolute_urls') ?? '');
  c.header('Vary', 'Origin', { append: true });
  if (!asked && !isFromElsewhere(c)) return;
  const text = await c.res.text();
  const whole = text.replace(PICTURE, `"$1":"${c.get('ctx').siteUrl}/storage/`);
  c.res = new Response(whole, c.res);
}
