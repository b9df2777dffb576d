import {
  HousePicture,
  PictureAddress,
} from '@/server/contracts/operator/picture';
import {
  fetchHousePicture,
  keepHousePicture,
} from '@/server/domain/picture/keep-house-picture';
import { keepTypeface } from '@/server/domain/settings/typeface';
import { type Api, routesOf } from '@/server/http/define-route';
import { imageOf, readForm } from '@/server/routes/dashboard/picture-form';
import { DomainError } from '@/server/errors';
import { UPLOAD_BYTES_MAX } from '@/utils/constants/after-sale';

/** Where the operator's pictures come in; their body may be larger than that of other calls. */
export const HOUSE_PICTURES = '/dashboard/admin/pictures';

/** Where a typeface comes in, likewise. */
export const TYPEFACES = '/dashboard/admin/typefaces';

/** Pictures of menus, pages and banners, and the typeface of the brand. */
export function operatorPictureRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.post(
    HOUSE_PICTURES,
    'Keeps a picture (multipart: image); the same one twice has one path',
    { data: HousePicture },
    async (ctx, _, c) => {
      const image = imageOf(await readForm(c));
      if (image.size > UPLOAD_BYTES_MAX)
        throw new DomainError('payload_too_large');
      const bytes = new Uint8Array(await image.arrayBuffer());
      return { title: await keepHousePicture(ctx, bytes) };
    },
  );
  operator.post(
    `${HOUSE_PICTURES}/fetch`,
    'Fetches a picture from a public https address, and keeps it',
    { body: PictureAddress, data: HousePicture },
    async (ctx, { body }) => ({
      title: await fetchHousePicture(ctx, body.url),
    }),
  );
  operator.post(
    TYPEFACES,
    'Keeps a typeface (multipart: image, a WOFF2 file); the same one twice has one key',
    { data: HousePicture },
    async (ctx, _, c) => {
      const file = imageOf(await readForm(c));
      const bytes = new Uint8Array(await file.arrayBuffer());
      return { title: await keepTypeface(ctx, bytes) };
    },
  );
}
