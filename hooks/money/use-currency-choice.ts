import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import type { CurrencyDto } from '@/server/contracts/settings';
import { settingsQueries } from '@/services/settings/settings-queries';
import { COOKIES } from '@/utils/constants/cookies';
import { notify } from '@/utils/shell/notices';
import { rememberChoice, rememberedChoice } from '@/utils/browser/remember';
import { useReloadPage } from '@/hooks/shell/use-reload-page';

/**
 * The currencies and the choice: kept for the server, which then gives every price of the page again (the store follows
 * the page, containers/app/app-providers). When the page does not come the old currency stays everywhere, and a notice
 * says so.
 */
export function useCurrencyChoice() {
  const { t } = useTranslation('account-menu');
  const reload = useReloadPage();
  const { currency: shown } = useShell();
  const { data, isError, refetch } = useQuery(settingsQueries.currencies());
  return {
    currencies: data,
    failed: isError,
    retry: () => void refetch(),
    choose: async (currency: CurrencyDto): Promise<void> => {
      if (currency.id === shown.id) return;
      rememberChoice(COOKIES.currency, String(currency.id));
      if (await reload()) return;
      // another one was chosen meanwhile
      if (rememberedChoice(COOKIES.currency) !== String(currency.id)) return;
      rememberChoice(COOKIES.currency, String(shown.id));
      notify({ type: 'error', title: t('currency.notChosen'), id: 'currency' });
    },
  };
}
