import { useQuery } from '@tanstack/react-query';
import { currencyChosen } from '@/redux/slices/currency';
import { useAppDispatch } from '@/redux/store';
import type { CurrencyDto } from '@/server/contracts/settings';
import { settingsQueries } from '@/services/settings/settings-queries';
import { COOKIES } from '@/utils/constants/cookies';
import { rememberChoice } from '@/utils/remember';
import { useReloadPage } from './use-reload-page';

/** The currencies, fetched once `wanted`, and the choice: kept for the server, then everything priced is read anew. */
export function useCurrencyChoice(wanted: boolean) {
  const dispatch = useAppDispatch();
  const reload = useReloadPage();
  const { data, isError, refetch } = useQuery({
    ...settingsQueries.currencies(),
    enabled: wanted,
  });
  return {
    currencies: data,
    failed: isError,
    retry: () => void refetch(),
    choose: (currency: CurrencyDto) => {
      rememberChoice(COOKIES.currency, String(currency.id));
      dispatch(currencyChosen(currency));
      void reload();
    },
  };
}
