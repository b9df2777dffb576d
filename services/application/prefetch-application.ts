import type { QueryClient } from '@tanstack/react-query';
import { settingsQueries } from '@/services/settings/settings-queries';
import { userQueries } from '@/services/account/user-queries';
import { categoryQueries } from '@/services/shop/category-queries';
import type { KindTypes } from '@/utils/application/kind';
import type { PlainSpec } from '@/utils/application/plain-kind';
import { SELLER } from '@/utils/application/seller';
import type { Shell } from '@/utils/shell/shell';
import { applicationQueries } from './application-queries';

/** What /be-seller shows at once: the own application and what its form offers, or what the house says to a visitor. */
export function prefetchSeller({ lang, user }: Pick<Shell, 'lang' | 'user'>) {
  return async (client: QueryClient): Promise<void> => {
    await Promise.allSettled(
      user
        ? [
            client.query(applicationQueries.own(SELLER, user.id)),
            client.query(categoryQueries.all(lang)),
            client.query(settingsQueries.currencies()),
          ]
        : [client.query(applicationQueries.text('be-seller', lang))],
    );
  };
}

/**
 * What the page of a kind that is a list of fields shows at once: what the house says, and of who is signed in the own
 * application and account.
 */
export function prefetchPlain<K extends KindTypes>(
  spec: PlainSpec<K>,
  { lang, user }: Pick<Shell, 'lang' | 'user'>,
) {
  return async (client: QueryClient): Promise<void> => {
    await Promise.allSettled([
      ...(spec.slug
        ? [client.query(applicationQueries.text(spec.slug, lang))]
        : []),
      client.query(settingsQueries.currencies()),
      ...(user
        ? [
            client.query(applicationQueries.own(spec, user.id)),
            client.query(userQueries.profile(user.id)),
          ]
        : []),
    ]);
  };
}
