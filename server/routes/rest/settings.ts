import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from '@hono/zod-openapi';
import { ORDER_STATUSES } from '@/utils/constants/order-status';
import { OrderStatusName } from '@/server/contracts/catalogue';
import {
  Currency,
  CurrencyQuery,
  Language,
  Payment,
  Setting,
  SiteState,
  TranslationBundle,
  TranslationQuery,
} from '@/server/contracts/settings';
import { siteSettings } from '@/server/domain/address/site-place';
import { siteState } from '@/server/domain/catalogue/site/site-state';
import { translationBundle } from '@/server/domain/i18n/translation-bundle';
import {
  activeCurrencies,
  everyCurrency,
} from '@/server/domain/settings/active-currencies';
import {
  activeLanguages,
  activePayments,
} from '@/server/domain/settings/read-settings';
import type { AppEnv } from '@/server/http/app-env';
import { Answer, route } from '@/server/http/define-route';

const shared = {
  method: 'get',
  tag: 'Settings and content',
  access: 'public',
} as const;

function languageRoutes(api: OpenAPIHono<AppEnv>): void {
  for (const path of ['/rest/languages', '/rest/languages/active'])
    route(
      api,
      {
        ...shared,
        path,
        summary: 'Languages in force',
        data: z.array(Language),
      },
      () => activeLanguages(),
    );
  route(
    api,
    {
      ...shared,
      path: '/rest/translations/paginate',
      summary: 'Every text of a language, with the overrides of the operator',
      query: TranslationQuery,
      data: TranslationBundle,
    },
    async (ctx, { query: { namespace } }) =>
      new Answer(await translationBundle(ctx.db, ctx.lang, namespace)),
  );
}

function currencyRoutes(api: OpenAPIHono<AppEnv>): void {
  for (const path of ['/rest/currencies', '/rest/currencies/active'])
    route(
      api,
      {
        ...shared,
        path,
        summary:
          'Currencies in force, or all that ever were; the default first',
        query: CurrencyQuery,
        data: z.array(Currency),
      },
      (ctx, { query }) =>
        query.all ? everyCurrency(ctx.db) : activeCurrencies(ctx.db),
    );
}

/** Settings, languages, currencies, texts, payment methods, order statuses. */
export function settingsRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      path: '/rest/settings',
      summary: 'Public settings',
      data: z.array(Setting),
    },
    (ctx) => siteSettings(ctx),
  );
  route(
    api,
    {
      ...shared,
      path: '/rest/site',
      summary: 'Which page is the first one, and which lists hold nothing yet',
      data: SiteState,
    },
    (ctx) => siteState(ctx),
  );
  languageRoutes(api);
  currencyRoutes(api);
  route(
    api,
    {
      ...shared,
      path: '/rest/payments',
      summary: 'Payment methods in force',
      data: z.array(Payment),
    },
    (ctx) => activePayments(ctx),
  );
  route(
    api,
    {
      ...shared,
      path: '/rest/order-statuses',
      summary: 'Order statuses in the order they run',
      data: z.array(OrderStatusName),
    },
    async () =>
      Promise.resolve(
        ORDER_STATUSES.map((name, index) => ({
          id: index + 1,
          name,
          active: true,
          sort: index + 1,
        })),
      ),
  );
}
