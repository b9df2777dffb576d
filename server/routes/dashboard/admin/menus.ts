import { IdParams } from '@/server/contracts/common';
import {
  Menu,
  MenuImportBody,
  MenuReport,
} from '@/server/contracts/operator/menu';
import { exportMenu } from '@/server/domain/operator/menu/export-menu';
import { importMenu } from '@/server/domain/operator/menu/import-menu';
import { type Api, routesOf } from '@/server/http/define-route';

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
