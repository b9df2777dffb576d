import { Amount, type AmountProps } from '@/components/money/price/amount';
import { GAP, type Words } from '@/utils/i18n/words';
import type { MenuItemView } from '@/utils/shop/menu-view';

type ItemPriceProps = Pick<AmountProps, 'currency' | 'size'> &
  Readonly<{
    item: Pick<MenuItemView, 'from' | 'price' | 'unit' | 'was'>;
    words: Words;
    /** Of "from", which stands before or after the amount as the language wants it, and of "/ kg". */
    fromClass?: string | undefined;
  }>;

/** What a dish costs, or the least it costs when that depends on what is chosen. */
export function ItemPrice({ item, words, fromClass, ...look }: ItemPriceProps) {
  const { t } = words;
  const [before, after] = item.from
    ? t('price.from', { price: GAP }).split(GAP)
    : [];
  return (
    <>
      {before && <span className={fromClass}>{before}</span>}
      <Amount
        amount={item.price}
        was={item.was}
        words={words}
        after={after && <span className={fromClass}>{after}</span>}
        {...look}
      />
      {item.unit && (
        <span className={fromClass}> / {t(`unit.${item.unit}`)}</span>
      )}
    </>
  );
}
