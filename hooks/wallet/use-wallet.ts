import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import type { WalletFlow } from '@/server/contracts/wallet';
import { pagedRows } from '@/hooks/ui/paged-rows';
import { settingsQueries } from '@/services/settings/settings-queries';
import { walletQueries } from '@/services/wallet/wallet-queries';
import { CARD_TAG } from '@/utils/payment/payment-tags';

function useWalletScope() {
  const { currency, lang, user } = useShell();
  return { currencyId: currency.id, lang, userId: user?.id ?? 0 };
}

/** The signed-in customer's balance and month, in the currency of the page. */
export function useWallet() {
  const query = useQuery({
    ...walletQueries.summary(useWalletScope()),
    refetchOnMount: false,
  });
  return {
    wallet: query.data ?? null,
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
  };
}

/** Whether money can be brought in by card; so it is until the site's ways to pay say otherwise. */
export function useCanTopUp(): boolean {
  const { data } = useQuery(settingsQueries.payments());
  return !data?.length || data.some(({ tag }) => tag === CARD_TAG);
}

/** What moved in the wallet, page by page. */
export function useWalletHistory(flow: WalletFlow | null) {
  const query = useInfiniteQuery({
    ...walletQueries.history(flow, useWalletScope()),
    // every navigation brings the list with it
    refetchOnMount: false,
  });
  return pagedRows(query);
}
