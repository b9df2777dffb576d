import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { isLocale, NAMESPACES } from '@/utils/i18n/locales';
import {
  namespaceBundle,
  translationBundle,
} from '@/server/domain/i18n/translation-bundle';
import { DomainError } from '@/server/errors';
import { packedTexts } from '@/server/http/packed-texts';
import { textsVersion } from '@/server/http/texts-version';
import type { Api } from '@/server/http/define-route';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_NOW = 'public, max-age=60, must-revalidate';

const takesBrotli = (c: Context): boolean =>
  accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br'],
    default: 'identity',
  }) === 'br';

/**
 * /locales/{lng}/{ns}.json: the texts of a language in force, with an ETag. Where the address carries the hash of the language's
 * texts (`?v=`), and they are still those, the browser keeps them.
 */
export function localeRoutes(app: Api): void {
  app.get('/locales/:lng/:file', async (c) => {
    const { file, lng } = c.req.param();
    const namespace = NAMESPACES.find((name) => file === `${name}.json`);
    if (!isLocale(lng) || !namespace) throw new DomainError('not_found');
    const { db } = c.get('ctx');
    const texts = await namespaceBundle(db, lng, namespace);
    const whole = await translationBundle(db, lng, 'translation');
    const isCurrent = c.req.query('v') === textsVersion(whole);
    const version = textsVersion(texts);
    const etag = `"${version}"`;
    const headers = {
      ETag: etag,
      'Cache-Control': isCurrent ? FOR_GOOD : FOR_NOW,
    };
    c.header('Vary', 'Accept-Encoding', { append: true });
    const known = c.req.header('if-none-match')?.replaceAll('W/', '') ?? '';
    if (known.split(',').some((tag) => tag.trim() === etag))
      return c.body(null, 304, headers);
    const packed =
      takesBrotli(c) && packedTexts(version, () => JSON.stringify(texts));
    if (!packed) return c.json(texts, 200, headers);
    return c.body(packed, 200, {
      ...headers,
      ETag: `W/${etag}`,
      'Content-Encoding': 'br',
      'Content-Type': 'application/json',
    });
  });
}
