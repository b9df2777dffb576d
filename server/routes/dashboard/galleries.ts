import {
  AVATAR_BYTES_MAX,
  DOCUMENT_PICTURES,
  PERSON_PICTURES,
  PRIVATE_PICTURES,
} from '@/utils/constants/account';
import { UPLOAD_BYTES_MAX } from '@/utils/constants/after-sale';
import { Upload } from '@/server/contracts/order/after-sale';
import { limitCalls } from '@/server/domain/account/limit/rate-limit';
import { keepUpload } from '@/server/domain/picture/keep-upload';
import { privateLink } from '@/server/domain/picture/private-link';
import { uploadAddress } from '@/server/domain/picture/upload-path';
import { DomainError } from '@/server/errors';
import { type Api, routesOf } from '@/server/http/define-route';
import { imageOf, readForm, wrong } from './picture-form';

/** Where pictures come in; their body may be larger than that of other calls. */
export const GALLERIES = '/dashboard/galleries';

const LIMIT = { name: 'upload', max: 60, windowMs: 10 * 60_000 };
const DAILY = { name: 'upload-day', max: 200, windowMs: 24 * 3_600_000 };
/** Documents are for one application to sell and one to drive; nobody needs more of them than this. */
const DOCUMENTS = {
  name: 'upload-document',
  max: 40,
  windowMs: 24 * 3_600_000,
};
const TYPE = /^[a-z][a-z0-9/_-]{0,39}$/;

/** Pictures of the caller's (api-contract.md §2 "Profile and the rest"). */
export function galleryRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Pictures' });

  bearer.post(
    GALLERIES,
    'Keeps a picture, or a PDF of the type `documents` (multipart: image, type); it goes after a day unless something refers to it. Of the types `documents` and `chat` only its owner and the operator see it, by links that end',
    { data: Upload },
    async (ctx, _, c) => {
      const who = [`user:${ctx.user.id}`];
      await limitCalls(ctx, LIMIT, who);
      await limitCalls(ctx, DAILY, who);
      const form = await readForm(c);
      const image = imageOf(form);
      const type = form.get('type') ?? 'pictures';
      if (typeof type !== 'string' || !TYPE.test(type))
        throw wrong('type', 'validation.invalid');
      if (type === PERSON_PICTURES && image.size > AVATAR_BYTES_MAX)
        throw new DomainError('payload_too_large', {
          key: 'picture.large',
          fields: { image: ['picture.large'] },
        });
      if (image.size > UPLOAD_BYTES_MAX)
        throw new DomainError('payload_too_large');
      if (type === DOCUMENT_PICTURES) await limitCalls(ctx, DOCUMENTS, who);
      const bytes = new Uint8Array(await image.arrayBuffer());
      const path = await keepUpload(ctx, { bytes, type });
      return {
        title: uploadAddress(path),
        type,
        ...(PRIVATE_PICTURES.includes(type) && {
          url: await privateLink(ctx, path),
        }),
      };
    },
  );
}
