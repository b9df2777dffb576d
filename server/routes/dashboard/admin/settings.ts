import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from '@hono/zod-openapi';
import {
  OperatorSetting,
  OperatorSite,
  SettingBody,
  SettingParams,
  SettingsBody,
  SiteProblems,
} from '@/server/contracts/operator/setting';
import {
  getSetting,
  listSettings,
  setSetting,
  setSettings,
  showSite,
} from '@/server/domain/operator/edit-settings';
import { siteProblems } from '@/server/domain/operator/site-readiness';
import { DryRunQuery } from '@/server/contracts/operator/dry-run';
import { doneOrTried } from '@/server/domain/operator/done-or-tried';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';

const shared = { access: 'operator', tag: 'Operator' } as const;
const BASE = '/dashboard/admin/settings';

/** What the house decides; every process drops what it knows of it. */
export function operatorSettingRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: '/dashboard/admin/site',
      summary: 'The zone of the clocks and the currency of the amounts',
      data: OperatorSite,
    },
    (ctx) => showSite(ctx),
  );
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: '/dashboard/admin/readiness',
      summary:
        'What the site lacks for orders to be made, paid and heard, and what mends it',
      data: SiteProblems,
    },
    async (ctx) => ({ problems: await siteProblems(ctx) }),
  );
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: BASE,
      summary: 'Every setting, with its value and what it may be',
      data: z.array(OperatorSetting),
    },
    (ctx) => listSettings(ctx),
  );
  route(
    api,
    {
      ...shared,
      method: 'put',
      path: BASE,
      summary: 'Sets several: all of them, or none',
      body: SettingsBody,
      query: DryRunQuery,
      data: z.array(OperatorSetting),
    },
    (ctx, { body, query }) =>
      doneOrTried(ctx, query, (own) => setSettings(own, body.values)),
  );
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: `${BASE}/{key}`,
      summary: 'One setting; 400 with near names for one that is not known',
      params: SettingParams,
      data: OperatorSetting,
    },
    (ctx, { params }) => getSetting(ctx, params.key),
  );
  route(
    api,
    {
      ...shared,
      method: 'put',
      path: `${BASE}/{key}`,
      summary: 'Sets it',
      params: SettingParams,
      body: SettingBody,
      data: OperatorSetting,
    },
    (ctx, { body, params }) => setSetting(ctx, params.key, body.value),
  );
}
