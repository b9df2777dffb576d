import { Star } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import type { MoneyCurrency } from '@/utils/money/money';
import { separatorsOf } from '@/utils/money/number-separators';
import {
  FAST_MINUTES,
  RATING_BANDS,
  type ShopFilters,
} from '@/utils/shop/shop-filters';
import { FilterChoices } from './filter-group';
import { filtersOfForm } from './form-filters';
import styles from './filter-form.module.css';
import { KeptFields } from './kept-fields';
import { PriceRange, type PriceRangeProps } from './price-range';

export type FilterFormProps = Readonly<{
  id?: string;
  /** The list's address with its language: without script the form leads there by itself. */
  action: string;
  /** What is on. */
  filters: ShopFilters;
  takes: readonly Readonly<{ id: number; title: string }>[];
  /** They are on their way. */
  isLoading: boolean;
  /** Between which mean prices the shops are; null while nobody knows. */
  prices: Readonly<{ min: number; max: number }> | null;
  currency: MoneyCurrency & Readonly<{ id: number }>;
  /** Free delivery is offered: somebody here has it. */
  free: boolean;
  onChange?: (filters: ShopFilters) => void;
  onSubmit?: (filters: ShopFilters) => void;
  /** Of a dialog: thumbs for the prices. */
  slider?: PriceRangeProps['slider'];
  /** The buttons, where the form has them itself. */
  children?: ReactNode;
}>;

/** Everything a list can be narrowed by: a real form, which works without script, and is read anew at every change. */
export function FilterForm({
  action,
  children,
  currency,
  filters,
  free,
  id,
  isLoading,
  onChange,
  onSubmit,
  prices,
  slider,
  takes,
}: FilterFormProps) {
  const { t, i18n } = useTranslation();
  const { decimal } = separatorsOf(i18n.language);
  const { list } = filters;
  const own = useRef<HTMLFormElement>(null);
  const read = (form: HTMLFormElement) =>
    filtersOfForm(form, list, currency.id);
  const flag = (name: string, on: boolean, label: string, value = '1') => ({
    name,
    on,
    label,
    value,
  });
  const minutes = FAST_MINUTES;
  const flags = [
    flag('open', filters.open, t('filter.open')),
    flag('eta_to', filters.fast, t('filter.fast', { minutes }), `${minutes}`),
    flag('deals', filters.deals, t('filter.deals')),
    flag('free_delivery', filters.freeDelivery, t('filter.freeDelivery')),
    flag('verify', filters.verified, t('filter.verified')),
  ].filter(({ name }) => free || name !== 'free_delivery');
  const tags = takes.map(({ id: value, title: label }) => ({
    name: 'take',
    value,
    label,
    on: filters.takes.includes(value),
  }));
  const bands = RATING_BANDS.map((least) => {
    const rating = String(least).replace('.', decimal);
    return {
      name: 'rating',
      value: least,
      on: filters.rating === least,
      label: (
        <>
          <Star size={14} fill="currentColor" aria-hidden="true" />
          {t('filter.rating', { rating })}
        </>
      ),
    };
  });
  const any = {
    name: 'rating',
    value: '',
    on: bands.every(({ on }) => !on),
    label: t('filter.rating.any'),
  };
  return (
    <form
      ref={own}
      id={id}
      aria-label={t('filter.label')}
      action={action}
      className={styles.form}
      onChange={({ currentTarget }: FormEvent<HTMLFormElement>) =>
        onChange?.(read(currentTarget))
      }
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        if (!onSubmit) return;
        event.preventDefault();
        onSubmit(read(event.currentTarget));
      }}
    >
      <KeptFields filters={filters} currencyId={currency.id} />
      <FilterChoices title={t('filter.only')} type="checkbox" choices={flags} />
      {isLoading && <LinesSkeleton count={4} />}
      {tags.length > 0 && (
        <FilterChoices
          title={t('filter.tags')}
          type="checkbox"
          choices={tags}
        />
      )}
      <FilterChoices
        title={t('filter.rating.title')}
        type="radio"
        choices={[any, ...bands]}
      />
      <PriceRange
        title={t(list === 'shop' ? 'filter.price.items' : 'filter.price')}
        from={filters.priceFrom}
        to={filters.priceTo}
        range={prices}
        currency={currency}
        slider={slider}
        onPick={() => own.current && onChange?.(read(own.current))}
      />
      {children}
    </form>
  );
}
