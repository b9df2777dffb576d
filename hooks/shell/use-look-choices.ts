import { useShell } from '@/contexts/shell-context';
import { useLanguages } from '@/hooks/i18n/use-languages';
import { useLocaleSwitch } from '@/hooks/i18n/use-locale-switch';
import { useCurrencyChoice } from '@/hooks/money/use-currency-choice';
import { useEagerChoice } from '@/hooks/ui/use-eager-choice';
import { localeInfo } from '@/utils/i18n/locales';

/** Symbol and upper-case title (spec.md §2), left to right in every language. */
const currencyTitle = (symbol: string, title: string): string =>
  `\u2066${symbol} ${title.toUpperCase()}\u2069`;

/** Languages and currencies to choose from, the present one at least, and the choosing (hooks of the pickers). */
export function useLookChoices() {
  const shell = useShell();
  const languages = useLanguages();
  const switchTo = useLocaleSwitch();
  const money = useCurrencyChoice();
  const lang = useEagerChoice(shell.lang, switchTo);
  const currency = useEagerChoice(String(shell.currency.id), async (id) => {
    const chosen = money.currencies?.find((one) => String(one.id) === id);
    if (chosen) await money.choose(chosen);
  });
  const { tag, title } = localeInfo(shell.lang);
  const present = [{ value: shell.lang, title, lang: tag }];
  const currencies = money.currencies ?? [shell.currency];
  return {
    lang,
    languages: languages.languages ?? present,
    currency,
    currencies: currencies.map((one) => ({
      value: String(one.id),
      title: currencyTitle(one.symbol, one.title),
    })),
    /** One of the lists did not load. */
    failed:
      (languages.failed && !languages.languages) ||
      (money.failed && !money.currencies),
    retry: () => {
      if (languages.failed) languages.retry();
      if (money.failed) money.retry();
    },
  };
}
