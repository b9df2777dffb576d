import { isLinkGood } from '@/server/domain/picture/private-link';
import { storageKey, uploadPath } from '@/server/domain/picture/upload-path';
import { DomainError, orNotFound } from '@/server/errors';
import {
  PICTURE_WIDTHS,
  type PictureWidth,
} from '@/utils/product/picture-widths';
import type { Api } from '@/server/http/define-route';

const A_YEAR_SECONDS = 31_536_000;
const A_MINUTE_SECONDS = 60;
const PREFIX = '/storage/images/';
const DOCUMENT = /^\/storage\/documents\/[\da-f]{2}\/[\da-f-]{36}\.(webp|pdf)$/;

const PICTURE = {
  'Content-Type': 'image/webp',
  'Content-Disposition': 'inline; filename="document.webp"',
};
/** Never encoded anew, so no page of ours shows it: it is saved as a file. */
const PDF = {
  'Content-Type': 'application/pdf',
  'Content-Disposition': 'attachment; filename="document.pdf"',
};

/** Null: as it is. Any other than the known widths is no picture's address. */
function widthOf(asked: string | undefined): PictureWidth | null {
  if (asked === undefined) return null;
  const width = PICTURE_WIDTHS.find((known) => String(known) === asked);
  if (!width) throw new DomainError('not_found');
  return width;
}

/** Pictures, in the widths of utils/product/picture-widths.ts; their names change with their contents, so they are kept for ever. */
export function storageRoutes(app: Api): void {
  app.get(`${PREFIX}*`, async (c) => {
    const path = c.req.path.slice(c.req.path.indexOf(PREFIX) + PREFIX.length);
    const { pictures } = c.get('ctx');
    const picture = orNotFound(
      await pictures.read(path, widthOf(c.req.query('w'))),
    );
    const headers = {
      'Cache-Control': picture.lasting
        ? `public, max-age=${A_YEAR_SECONDS}, immutable`
        : `public, max-age=${A_MINUTE_SECONDS}`,
      ETag: picture.etag,
    };
    if (c.req.header('if-none-match') === picture.etag)
      return c.body(null, 304, headers);
    return c.body(picture.bytes, 200, {
      ...headers,
      'Content-Type': picture.type,
      // A drawing that is opened on its own runs nothing.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });
}

/** Private pictures and documents, for whoever has a link that was made in the last minutes (domain/picture/private-link.ts); every other address is as if there were nothing. */
export function documentRoutes(app: Api): void {
  app.get('/storage/documents/*', async (c) => {
    const ctx = c.get('ctx');
    const [, ending] = DOCUMENT.exec(c.req.path) ?? [];
    const path = ending ? uploadPath(c.req.path) : null;
    if (!path || !(await isLinkGood(ctx, path, c.req.query())))
      throw new DomainError('not_found');
    const bytes = orNotFound(await ctx.storage.read(storageKey(path)));
    return c.body(bytes, 200, {
      ...(ending === 'pdf' ? PDF : PICTURE),
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      // the address is the key
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    });
  });
}
