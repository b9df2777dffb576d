import type { QueryClient } from '@tanstack/react-query';
import { addressQueries } from '@/services/address/address-queries';
import { paymentQueries } from '@/services/payment/payment-queries';
import { walletQueries } from '@/services/wallet/wallet-queries';
import type { Shell } from '@/utils/shell/shell';
import { accountQueries } from './account-queries';
import { referralQueries } from './referral-queries';
import { userQueries } from './user-queries';

type Reader = Pick<Shell, 'currency' | 'lang' | 'user'>;
type Prefetch = (client: QueryClient) => Promise<void>;

/** What the account's frame says of whoever is signed in, beside what the page shows; each may be missing. */
function prefetchAccount(
  { currency, lang, user }: Reader,
  more: (client: QueryClient, userId: number) => readonly Promise<unknown>[],
): Prefetch {
  return async (client) => {
    if (!user) return;
    const scope = { currencyId: currency.id, lang, userId: user.id };
    await Promise.allSettled([
      client.query(userQueries.profile(user.id)),
      client.query(walletQueries.summary(scope)),
      client.query(referralQueries.program(scope)),
      ...more(client, user.id),
    ]);
  };
}

/** /profile at once: the person, sessions, the own data, addresses with who delivers there, the wallet. */
export const prefetchProfile = (reader: Reader): Prefetch =>
  prefetchAccount(reader, (client, userId) => [
    client.query(accountQueries.sessions(userId)),
    client.query(accountQueries.dataExport(userId)),
    client.query(addressQueries.zoned(userId)),
  ]);

/** /settings at once: the notices, and what the frame says. */
export const prefetchSettings = (reader: Reader): Prefetch =>
  prefetchAccount(reader, (client, userId) => [
    client.query(userQueries.notices(userId)),
  ]);

/** What the frame says of a page that adds nothing to it; the wallet knows by which clock days begin. */
export const prefetchFrame = (reader: Reader): Prefetch =>
  prefetchAccount(reader, () => []);

/** /wallet at once: the top-up that the address names, and what the frame says. */
export const prefetchWallet = (
  reader: Reader,
  topUp: number | null,
): Prefetch =>
  prefetchAccount(reader, (client, userId) =>
    topUp ? [client.query(paymentQueries.transaction(userId, topUp))] : [],
  );
