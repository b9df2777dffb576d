import { useTranslation } from '@/utils/i18n/use-translation';
import { ChoiceList } from '@/components/form/choice-list/choice-list';
import { RetryButton } from '@/components/ui/button/button';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { useCurrencyChoice } from '@/hooks/money/use-currency-choice';
import styles from './picker.module.css';

type CurrencyListProps = Readonly<{
  /** A currency was chosen and is on its way: the picker closes. */
  onChosen?: () => void;
}>;

/** Currencies as symbol and upper-case title (spec.md §2), asked of the API when this is first shown. */
export function CurrencyList({ onChosen }: CurrencyListProps) {
  const { t } = useTranslation('account-menu');
  const { currency } = useShell();
  const { choose, currencies, failed, retry } = useCurrencyChoice();
  if (failed)
    return (
      <div role="alert" className={styles.failed}>
        <p>{t('currency.failed')}</p>
        <RetryButton size="s" variant="secondary" onClick={retry} />
      </div>
    );
  if (!currencies) return <LoadingLines count={4} />;
  return (
    <ChoiceList
      label={t('header.currency')}
      value={String(currency.id)}
      options={currencies.map(({ id, symbol, title }) => ({
        value: String(id),
        title: `${symbol} ${title.toUpperCase()}`,
        direction: 'ltr',
      }))}
      onChoose={(value) => {
        const chosen = currencies.find(({ id }) => String(id) === value);
        if (chosen) void choose(chosen);
        onChosen?.();
      }}
    />
  );
}
