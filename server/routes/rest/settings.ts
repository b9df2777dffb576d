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
import { Answer, type Api, routesOf } from '@/server/http/define-route';

/** Settings, languages, currencies, texts, payment methods, order statuses. */
export function settingsRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Settings and content' });

  open.get(
    '/rest/settings',
    'Public settings',
    { data: z.array(Setting) },
    (ctx) => siteSettings(ctx),
  );
  open.get(
    '/rest/site',
    'Which page is the first one, and which lists hold nothing yet',
    { data: SiteState },
    (ctx) => siteState(ctx),
  );
  for (const path of ['/rest/languages', '/rest/languages/active'])
    open.get(path, 'Languages in force', { data: z.array(Language) }, () =>
      activeLanguages(),
    );
  open.get(
    '/rest/translations/paginate',
    'Every text of a language, with the overrides of the operator',
    { query: TranslationQuery, data: TranslationBundle },
    async (ctx, { query: { namespace } }) =>
      new Answer(await translationBundle(ctx.db, ctx.lang, namespace)),
  );
  for (const path of ['/rest/currencies', '/rest/currencies/active'])
    open.get(
      path,
      'Currencies in force, or all that ever were; the default first',
      { query: CurrencyQuery, data: z.array(Currency) },
      (ctx, { query }) =>
        query.all ? everyCurrency(ctx.db) : activeCurrencies(ctx.db),
    );
  open.get(
    '/rest/payments',
    'Payment methods in force',
    { data: z.array(Payment) },
    (ctx) => activePayments(ctx),
  );
  open.get(
    '/rest/order-statuses',
    'Order statuses in the order they run',
    { data: z.array(OrderStatusName) },
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
