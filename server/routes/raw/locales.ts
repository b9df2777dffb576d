import { isLocale, NAMESPACES } from '@/utils/i18n/locales';
import { translationBundle } from '@/server/domain/i18n/translation-bundle';
import { DomainError } from '@/server/errors';
import { textsVersion } from '@/server/http/texts-version';
import type { Api } from '@/server/http/define-route';

/** /locales/{lng}/{ns}.json: the merged texts of a language in force, with an ETag. */
export function localeRoutes(app: Api): void {
  app.get('/locales/:lng/:file', async (c) => {
    const { file, lng } = c.req.param();
    const namespace = NAMESPACES.find((name) => file === `${name}.json`);
    if (!isLocale(lng) || !namespace) throw new DomainError('not_found');
    const texts = await translationBundle(c.get('ctx').db, lng, namespace);
    const etag = `"${textsVersion(texts)}"`;
    const headers = {
      ETag: etag,
      'Cache-Control': 'public, max-age=60, must-revalidate',
    };
    const known = c.req.header('if-none-match')?.replaceAll('W/', '') ?? '';
    if (known.split(',').some((tag) => tag.trim() === etag))
      return c.body(null, 304, headers);
    return c.json(texts, 200, headers);
  });
}
