import { useTranslation } from 'react-i18next';
import { Button } from '@/components/button/button';
import { RadioList } from '@/components/radio-list/radio-list';
import { LinesSkeleton } from '@/components/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/skeletons/loading-status';
import { useShell } from '@/contexts/shell-context';
import { useCurrencyChoice } from '@/hooks/use-currency-choice';

/** Currencies as symbol and upper-case title (spec.md §2); `wanted` false asks for nothing yet. */
export function CurrencyList({ wanted }: Readonly<{ wanted: boolean }>) {
  const { t } = useTranslation();
  const { currency } = useShell();
  const { choose, currencies, failed, retry } = useCurrencyChoice(wanted);
  if (failed)
    return (
      <div role="alert">
        <p>{t('currency.failed')}</p>
        <Button size="s" variant="secondary" onClick={retry}>
          {t('common.tryAgain')}
        </Button>
      </div>
    );
  if (!currencies)
    return (
      <>
        <LoadingStatus />
        <LinesSkeleton count={4} />
      </>
    );
  return (
    <RadioList
      label={t('header.currency')}
      value={String(currency.id)}
      options={currencies.map(({ id, symbol, title }) => ({
        value: String(id),
        label: <bdi dir="ltr">{`${symbol} ${title.toUpperCase()}`}</bdi>,
      }))}
      onChange={(value) => {
        const chosen = currencies.find(({ id }) => String(id) === value);
        if (chosen) choose(chosen);
      }}
    />
  );
}
