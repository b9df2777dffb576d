import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { referralQueries } from '@/services/account/referral-queries';

/** The referral program in the page's language and currency, as the server gave it with the page. */
export function useReferralProgram() {
  const { currency, lang } = useShell();
  const { data } = useQuery(
    referralQueries.program({ lang, currencyId: currency.id }),
  );
  return data ?? null;
}

/** The signed-in customer's code, who came by it and what it earned; asked for nobody while nobody is signed in. */
export function useOwnReferrals() {
  const { currency, lang, user } = useShell();
  const query = useQuery({
    ...referralQueries.own({
      lang,
      currencyId: currency.id,
      userId: user?.id ?? 0,
    }),
    enabled: user !== null,
    refetchOnMount: false,
  });
  return {
    own: query.data ?? null,
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
  };
}
