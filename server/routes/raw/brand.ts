import {
  type BrandFile,
  siteBrandFile,
  siteIcon,
} from '@/server/domain/settings/brand-files';
import { orNotFound } from '@/server/errors';
import type { Api } from '@/server/http/define-route';

const A_YEAR_SECONDS = 31_536_000;
const AN_HOUR_SECONDS = 3_600;

/** An address with a version is that version's for ever; one without follows the brand within the hour. */
const headersOf = ({ type }: BrandFile, version: string | undefined) => ({
  'Content-Type': type,
  'Cache-Control': version
    ? `public, max-age=${A_YEAR_SECONDS}, immutable`
    : `public, max-age=${AN_HOUR_SECONDS}`,
  'Content-Security-Policy': "default-src 'none'; img-src data:; sandbox",
});

/** The site's icons, and the stylesheet, typeface and link preview of its brand. */
export function brandRoutes(app: Api): void {
  const routes = [
    ['/icons/:file', siteIcon],
    ['/brand/:file', siteBrandFile],
  ] as const;
  for (const [path, find] of routes)
    app.get(path, async (c) => {
      const file = orNotFound(await find(c.get('ctx'), c.req.param('file')));
      return c.body(file.bytes, 200, headersOf(file, c.req.query('v')));
    });
}
