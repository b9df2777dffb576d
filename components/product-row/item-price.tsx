import { Amount, type AmountProps } from '@/components/price/amount';
import type { MenuItemView } from '@/utils/menu-view';
import type { ProductWords } from './product-words';

type ItemPriceProps = Pick<AmountProps, 'currency' | 'size'> &
  Readonly<{
    item: Pick<MenuItemView, 'from' | 'price' | 'unit' | 'was'>;
    words: ProductWords;
    /** Of "from", which stands before or after the amount as the language wants it, and of "/ kg". */
    fromClass?: string;
  }>;

/** What a dish costs, or the least it costs when that depends on what is chosen. */
export function ItemPrice({ item, words, fromClass, ...look }: ItemPriceProps) {
  const [before, after] = item.from ? words.from.split('{{price}}') : [];
  return (
    <>
      {before && <span className={fromClass}>{before}</span>}
      <Amount
        amount={item.price}
        was={item.was}
        words={words.price}
        after={after && <span className={fromClass}>{after}</span>}
        {...look}
      />
      {item.unit && (
        <span className={fromClass}> / {words.units[item.unit]}</span>
      )}
    </>
  );
}
