import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  DataExport,
  ExportFile,
  ExportParams,
} from '@/server/contracts/account/data-export';
import {
  askExport,
  exportFileName,
  readExport,
  showExport,
} from '@/server/domain/account/data-export/ask-export';
import { operatorToken } from '@/server/env';
import type { AppEnv } from '@/server/http/app-env';
import { Answer, route } from '@/server/http/define-route';
import { presentExport } from '@/server/presenters/account/present-export';

const path = '/dashboard/user/profile/exports';
const shared = { tag: 'Profile', access: 'bearer', data: DataExport } as const;

/** Everything that is kept about the caller, as one file. */
export function dataExportRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    { ...shared, method: 'post', path, summary: 'Ask for the own data' },
    async (ctx) => presentExport(await askExport(ctx)),
  );
  route(
    api,
    { ...shared, method: 'get', path, summary: 'How far the newest file is' },
    async (ctx, _input, c) =>
      presentExport(await showExport(ctx, operatorToken(c.get('env')))),
  );
  route(
    api,
    {
      method: 'get',
      path: '/exports/{token}',
      summary: 'The file, for whoever was given its link; for a day',
      tag: 'Profile',
      access: 'public',
      params: ExportParams,
      bare: ExportFile,
    },
    async (ctx, { params: { token } }, c) => {
      const body = await readExport(ctx, token);
      c.header(
        'Content-Disposition',
        `attachment; filename="${exportFileName(ctx)}"`,
      );
      return new Answer(JSON.parse(body), { raw: true });
    },
  );
}
