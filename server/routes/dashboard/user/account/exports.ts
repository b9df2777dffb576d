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
import { Answer, type Api, routesOf } from '@/server/http/define-route';
import { presentExport } from '@/server/presenters/account/present-export';

const path = '/dashboard/user/profile/exports';

/** Everything that is kept about the caller, as one file. */
export function dataExportRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Profile' });
  const open = routesOf(api, { access: 'public', tag: 'Profile' });

  bearer.post(path, 'Ask for the own data', { data: DataExport }, async (ctx) =>
    presentExport(await askExport(ctx)),
  );
  bearer.get(
    path,
    'How far the newest file is',
    { data: DataExport },
    async (ctx, _input, c) =>
      presentExport(await showExport(ctx, operatorToken(c.get('env')))),
  );
  open.get(
    '/exports/{token}',
    'The file, for whoever was given its link; for a day',
    { params: ExportParams, bare: ExportFile },
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
