import { IdParams } from '@/server/contracts/common';
import {
  Menu,
  MenuImportBody,
  MenuReport,
} from '@/server/contracts/operator/menu';
import { exportMenu } from '@/server/domain/operator/menu/export-menu';
import { importMenu } from '@/server/domain/operator/menu/import-menu';
import { type Api, routesOf } from '@/server/http/define-route';
import {
  OperatorStock,
  OperatorStockQuery,
  StockBody,
} from '@/server/contracts/operator/market';
import {
  listOperatorStocks,
  setStock,
} from '@/server/domain/operator/edit-stocks';
import { mapPage } from '@/server/http/envelope';
import { presentOperatorStock } from '@/server/presenters/operator/present-operator';
import {
  HousePicture,
  PictureAddress,
} from '@/server/contracts/operator/picture';
import {
  fetchHousePicture,
  keepHousePicture,
} from '@/server/domain/picture/keep-house-picture';
import { keepTypeface } from '@/server/domain/settings/typeface';
import { imageOf, readForm } from '@/server/routes/dashboard/picture-form';
import { DomainError } from '@/server/errors';
import { UPLOAD_BYTES_MAX } from '@/utils/constants/after-sale';

const PATH = '/dashboard/admin/shops/{id}/menu';

/** Whether a call brings a whole menu, which is larger than other bodies. */
export function isMenuPath(path: string): boolean {
  return /\/dashboard\/admin\/shops\/\d+\/menu$/.test(path);
}

/** A shop's whole menu, out and in. */
export function operatorMenuRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    PATH,
    'The whole menu of a shop, as it can be brought in again',
    { params: IdParams, data: Menu },
    (ctx, { params }) => exportMenu(ctx, params.id),
  );
  operator.put(
    PATH,
    'Brings a menu or a part of one in: all or nothing; data names what is wrong',
    { params: IdParams, body: MenuImportBody, data: MenuReport },
    (ctx, { body, params }) =>
      importMenu(ctx, params.id, {
        menu: body.menu,
        dryRun: body.dry_run,
        replace: body.replace,
      }),
  );
}

const BASE = '/dashboard/admin/stocks';

/** What is left to sell. */
export function operatorStockRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    BASE,
    'Stocks, of one shop or product when one is given',
    { query: OperatorStockQuery, list: OperatorStock },
    async (ctx, { query }) => {
      const { product_id: productId, shop_id: shopId, ...paging } = query;
      const page = await listOperatorStocks(ctx, {
        ...paging,
        shopId,
        productId,
      });
      return mapPage(page, (row) => presentOperatorStock(row, ctx.lang));
    },
  );

  operator.put(
    `${BASE}/{id}`,
    'Sets what is left of a stock',
    { params: IdParams, body: StockBody, data: OperatorStock },
    async (ctx, { body, params }) =>
      presentOperatorStock(
        await setStock(ctx, params.id, body.quantity),
        ctx.lang,
      ),
  );
}

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
