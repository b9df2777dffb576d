import type { OpenAPIHono } from '@hono/zod-openapi';
import { readPicture } from '@/server/domain/catalogue/read-picture';
import { DomainError } from '@/server/errors';
import type { AppEnv } from '@/server/http/app-env';

const A_YEAR_SECONDS = 31_536_000;
const PREFIX = '/storage/images/';

/** Pictures; their names change with their contents, so they are kept for ever. */
export function storageRoutes(app: OpenAPIHono<AppEnv>): void {
  app.get(`${PREFIX}*`, async (c) => {
    const path = c.req.path.slice(c.req.path.indexOf(PREFIX) + PREFIX.length);
    const picture = await readPicture(c.get('ctx').env.DATA_DIR, path);
    if (!picture) throw new DomainError('not_found');
    return c.body(picture.bytes, 200, {
      'Content-Type': picture.type,
      'Cache-Control': `public, max-age=${A_YEAR_SECONDS}, immutable`,
      // A drawing that is opened on its own runs nothing.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });
}
