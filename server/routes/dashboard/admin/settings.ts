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
import { type Api, routesOf } from '@/server/http/define-route';

const BASE = '/dashboard/admin/settings';

/** What the house decides; every process drops what it knows of it. */
export function operatorSettingRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    '/dashboard/admin/site',
    'The zone of the clocks and the currency of the amounts',
    { data: OperatorSite },
    (ctx) => showSite(ctx),
  );
  operator.get(
    '/dashboard/admin/readiness',
    'What the site lacks for orders to be made, paid and heard, and what mends it',
    { data: SiteProblems },
    async (ctx) => ({ problems: await siteProblems(ctx) }),
  );
  operator.get(
    BASE,
    'Every setting, with its value and what it may be',
    { data: z.array(OperatorSetting) },
    (ctx) => listSettings(ctx),
  );
  operator.put(
    BASE,
    'Sets several: all of them, or none',
    { query: DryRunQuery, body: SettingsBody, data: z.array(OperatorSetting) },
    (ctx, { body, query }) =>
      doneOrTried(ctx, query, (own) => setSettings(own, body.values)),
  );
  operator.get(
    `${BASE}/{key}`,
    'One setting; 400 with near names for one that is not known',
    { params: SettingParams, data: OperatorSetting },
    (ctx, { params }) => getSetting(ctx, params.key),
  );
  operator.put(
    `${BASE}/{key}`,
    'Sets it',
    { params: SettingParams, body: SettingBody, data: OperatorSetting },
    (ctx, { body, params }) => setSetting(ctx, params.key, body.value),
  );
}
