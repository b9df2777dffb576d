import { Star } from 'lucide-react';
import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { TextField } from '@/components/form/text-field/text-field';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import {
  currencySign,
  formatAmount,
  type MoneyCurrency,
} from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import { separatorsOf } from '@/utils/money/number-separators';
import { priceScale } from '@/utils/shop/price-scale';
import {
  FAST_MINUTES,
  NO_FILTERS,
  parseShopFilters,
  RATING_BANDS,
  type ShopFilters,
  typedPrice,
} from '@/utils/shop/shop-filters';
import styles from './filter-form.module.css';
import { FilterChoices, FilterGroup } from './filter-group';
import type { PriceSliderProps } from './price-slider';

type PriceRangeProps = Readonly<{
  title: string;
  from: number | null;
  to: number | null;
  /** Between which the shops are; null while nobody knows. */
  range: Readonly<{ min: number; max: number }> | null;
  currency: MoneyCurrency;
  /** Of a dialog: two thumbs above the fields, which work without script. */
  slider?: ComponentType<PriceSliderProps> | undefined;
  /** The thumbs have changed the fields. */
  onPick: () => void;
}>;

const textOf = (value: number | null): string =>
  value === null ? '' : String(value);

/** A field's text, or where the scale ends. */
const placeOf = (text: string, end: number): number => typedPrice(text) ?? end;

/** The fields' values, and the slider's thumbs that follow them; a thumb at its end sets no bound. */
function usePrices({ from, onPick, range, to }: PriceRangeProps) {
  const [texts, setTexts] = useState({ from: textOf(from), to: textOf(to) });
  const [picks, setPicks] = useState(0);
  const tell = useEffectEvent(onPick);
  useEffect(() => {
    // only now the fields hold what was picked
    if (picks > 0) tell();
  }, [picks]);
  const scale = range && priceScale(range);
  return {
    texts,
    type: (text: Partial<typeof texts>) => setTexts({ ...texts, ...text }),
    thumbs:
      scale &&
      ({
        scale,
        value: [placeOf(texts.from, scale.min), placeOf(texts.to, scale.max)],
        onChange: (least: number, most: number) =>
          setTexts({
            from: least > scale.min ? textOf(least) : '',
            to: most < scale.max ? textOf(most) : '',
          }),
        onCommit: () => setPicks(picks + 1),
      } as const),
  };
}

/** The least and the highest mean price, in the visitor's currency. */
function PriceRange(props: PriceRangeProps) {
  const { currency, range, slider: Slider, title } = props;
  const { t, i18n } = useTranslation(['list', 'list-states']);
  const separators = separatorsOf(i18n.language);
  const amount = (value: number) => moneyText(value, currency, i18n.language);
  const { texts, thumbs, type } = usePrices(props);
  // as the fields take them, and the thumbs nearly: in whole numbers
  const ends: readonly [number, number] | null = range && [
    Math.floor(range.min),
    Math.ceil(range.max),
  ];
  const input = {
    inputMode: 'decimal',
    autoComplete: 'off',
    ltr: true,
    ...currencySign(currency, separators),
  } as const;
  return (
    <FilterGroup title={title}>
      {Slider && thumbs && (
        <Slider
          {...thumbs}
          amount={(value) => formatAmount(value, currency, separators)}
          labels={[
            `${title}: ${t('filter.price.from')}`,
            `${title}: ${t('filter.price.to')}`,
          ]}
        />
      )}
      <div className={styles.prices}>
        <TextField
          {...input}
          name="price_from"
          label={t('filter.price.from')}
          value={texts.from}
          onChange={({ target }) => type({ from: target.value })}
          placeholder={ends?.[0].toString()}
        />
        <TextField
          {...input}
          name="price_to"
          label={t('filter.price.to')}
          value={texts.to}
          onChange={({ target }) => type({ to: target.value })}
          placeholder={ends?.[1].toString()}
        />
      </div>
      {ends && ends[1] > 0 && (
        <p className={styles.range}>
          {t('filter.price.between', {
            from: amount(ends[0]),
            to: amount(ends[1]),
          })}
        </p>
      )}
    </FilterGroup>
  );
}

type KeptFieldsProps = Readonly<{ filters: ShopFilters; currencyId: number }>;

/** What stays as it is whatever is chosen in the form, and the currency that its prices are of. */
function KeptFields({ currencyId, filters }: KeptFieldsProps) {
  const { category, map, newest, order } = filters;
  const pairs = [
    ['category_id', category !== null && String(category)],
    ['newest', newest && '1'],
    ['order_by', order !== NO_FILTERS.order && order],
    ['view', map && 'map'],
    ['currency_id', String(currencyId)],
  ] as const;
  return pairs.map(
    ([name, value]) =>
      value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

/** The filters that a form would put into the address if it were sent. */
function filtersOfForm(
  form: HTMLFormElement,
  list: ShopFilters['list'],
  currencyId: number,
): ShopFilters {
  const query: Record<string, string[]> = {};
  for (const [key, value] of new FormData(form))
    if (typeof value === 'string') (query[key] ??= []).push(value);
  return parseShopFilters(query, list, currencyId);
}

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
  const { t, i18n } = useTranslation(['list', 'list-states']);
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
          <Star size={14} strokeWidth={2} fill="currentColor" />
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
