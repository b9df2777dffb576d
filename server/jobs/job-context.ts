import type { Ctx, Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { logger } from '@/server/logger';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';
import { siteLanguages } from '@/utils/i18n/site-languages';

/** What a job works with: nobody is signed in, words are the site's first language, amounts in the default currency. `name` is logged. */
export function jobContext(
  job: { readonly db: Db; readonly services: Services; readonly name: string },
  now: Date,
): Ctx {
  const { db, name, services } = job;
  return {
    ...services,
    db,
    now,
    user: null,
    lang: siteLanguages().first,
    currency: DEFAULT_CURRENCY,
    log: logger(),
    requestId: name,
    clientAddress: name,
    userAgent: '',
  };
}
