import type { OpenAPIHono } from '@hono/zod-openapi';
import { TextPage } from '@/server/contracts/pages';
import { getTextPage } from '@/server/domain/content/get-text-page';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentTextPage } from '@/server/presenters/content/present-text-page';

const PAGES = [
  ['/rest/policy', 'policy', 'The privacy policy'],
  ['/rest/term', 'term', 'The terms of use'],
] as const;

/** Privacy policy and terms: the operator's own words, or ours. */
export function pageRoutes(api: OpenAPIHono<AppEnv>): void {
  for (const [path, slug, summary] of PAGES)
    route(
      api,
      {
        method: 'get',
        path,
        summary: `${summary}, as sanitised HTML`,
        tag: 'Settings and content',
        access: 'public',
        data: TextPage,
      },
      async (ctx) => presentTextPage(await getTextPage(ctx, slug)),
    );
}
