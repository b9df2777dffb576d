import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  lockUsableUploads,
  moveUploads,
} from '@/server/repositories/application/application-upload-repository';
import { freePictures } from '@/server/repositories/shop/shop-parts-repository';
import { publicAddress, storedPath } from '@/utils/application/picture-path';
import type { EditedShop } from './shop-view';

/** Pictures as a change names them; null: none from now on. */
export interface NamedPictures {
  readonly logo_img?: string | null;
  readonly background_img?: string | null;
  readonly gallery?: readonly string[];
}

/** Their addresses as the shop keeps them; undefined: as it was. */
interface ShopPictures {
  readonly logoImg: string | null | undefined;
  readonly backgroundImg: string | null | undefined;
  readonly gallery: readonly string[] | undefined;
}

/** What a picture of a shop is used for. */
export const shopSubject = (id: number): string => `shop:${id}`;

const shownOf = (pictures: ShopPictures): string[] =>
  [
    pictures.logoImg,
    pictures.backgroundImg,
    ...(pictures.gallery ?? []),
  ].flatMap((img) => img ?? []);

/** An owner names what the shop shows already, or an own picture that is used for nothing else. */
async function requireOwn(
  { db }: Pick<Ctx, 'db'>,
  use: { readonly subject: string; readonly userId: number },
  named: readonly (readonly [field: string, path: string])[],
): Promise<void> {
  const paths = [...new Set(named.map(([, path]) => path))];
  const usable = await lockUsableUploads(db, { ...use, paths });
  const unknown = named.filter(([, path]) => usable.get(path) !== 'public');
  if (unknown.length)
    throw new DomainError('bad_request', {
      key: 'picture.unknown',
      fields: Object.fromEntries(
        unknown.map(([field]) => [field, ['picture.unknown']]),
      ),
    });
  await moveUploads(db, { ...use, paths });
}

/**
 * Binds the pictures that a change names to the shop, inside its transaction; an upload that it shows no more goes after
 * a day. Throws bad_request with the field of one that is not the owner's (`userId`; null: the operator names any).
 */
export async function bindShopPictures(
  ctx: Pick<Ctx, 'db'>,
  { gallery, shop }: Pick<EditedShop, 'gallery' | 'shop'>,
  { change, userId }: { change: NamedPictures; userId: number | null },
): Promise<ShopPictures> {
  const subject = shopSubject(shop.id);
  const { backgroundImg, logoImg } = shop;
  const before = shownOf({ backgroundImg, logoImg, gallery });
  const known = new Map(before.map((img) => [storedPath(img), img]));
  const named = [
    ['logo_img', change.logo_img] as const,
    ['background_img', change.background_img] as const,
    ...(change.gallery ?? []).map((img, at) => [`gallery.${at}`, img] as const),
  ].flatMap(([field, img]) =>
    img && !known.has(storedPath(img))
      ? [[field, storedPath(img)] as const]
      : [],
  );
  if (userId !== null && named.length)
    await requireOwn(ctx, { subject, userId }, named);
  const addressOf = (img: string): string =>
    known.get(storedPath(img)) ?? publicAddress(img);
  const after = {
    logoImg: change.logo_img && addressOf(change.logo_img),
    backgroundImg: change.background_img && addressOf(change.background_img),
    gallery: change.gallery && [...new Set(change.gallery.map(addressOf))],
  };
  const shown = new Set(
    shownOf({
      logoImg: after.logoImg === undefined ? logoImg : after.logoImg,
      backgroundImg:
        after.backgroundImg === undefined ? backgroundImg : after.backgroundImg,
      gallery: after.gallery ?? gallery,
    }),
  );
  const gone = before.filter((img) => !shown.has(img)).map(storedPath);
  await freePictures(ctx.db, subject, gone);
  return after;
}
