import type { OpenAPIHono } from '@hono/zod-openapi';
import { IdParams } from '@/server/contracts/common';
import {
  Menu,
  MenuImportBody,
  MenuReport,
} from '@/server/contracts/operator/menu';
import { exportMenu } from '@/server/domain/operator/menu/export-menu';
import { importMenu } from '@/server/domain/operator/menu/import-menu';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';

const shared = { access: 'operator', tag: 'Operator' } as const;
const PATH = '/dashboard/admin/shops/{id}/menu';

/** Whether a call brings a whole menu, which is larger than other bodies. */
export function isMenuPath(path: string): boolean {
  return /\/dashboard\/admin\/shops\/\d+\/menu$/.test(path);
}

/** A shop's whole menu, out and in. */
export function operatorMenuRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: PATH,
      summary: 'The whole menu of a shop, as it can be brought in again',
      params: IdParams,
      data: Menu,
    },
    (ctx, { params }) => exportMenu(ctx, params.id),
  );
  route(
    api,
    {
      ...shared,
      method: 'put',
      path: PATH,
      summary:
        'Brings a menu or a part of one in: all or nothing; data names what is wrong',
      params: IdParams,
      body: MenuImportBody,
      data: MenuReport,
    },
    (ctx, { body, params }) =>
      importMenu(ctx, params.id, {
        menu: body.menu,
        dryRun: body.dry_run,
        replace: body.replace,
      }),
  );
}
