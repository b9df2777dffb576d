import '@/styles/families/shop';
import { memo, type MouseEvent } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import { ItemPrice } from '@/components/product/product-row/item-price';
import { ProductControl } from '@/components/product/product-row/product-control';
import type { ProductTileProps } from '@/components/product/product-row/product-row';
import {
  addLabel,
  inCartText,
  bonusLabel,
  limitText,
} from '@/components/product/product-row/product-words';
import { clsx as cx } from 'clsx';
import { isPlainClick } from '@/utils/browser/plain-click';
import styles from './product-card.module.css';

type ProductCardProps = ProductTileProps &
  Readonly<{
    /** Of goods on a shelf: a square picture, and the price above the name. */
    onShelf?: boolean;
  }>;

/** A dish of the popular row, or goods on a shop's shelf: a large picture, its name and its price. */
export const ProductCard = memo(function ProductCard({
  item,
  href,
  quantity,
  currency,
  words,
  handlers,
  onShelf,
}: ProductCardProps) {
  const { title, img, soldOut } = item;
  const bonus = soldOut ? null : bonusLabel(item, words);
  function handleOpen(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    handlers.onOpen(item);
  }
  return (
    <article
      className={cx(
        styles.card,
        onShelf && styles.shelf,
        soldOut && styles.out,
      )}
    >
      <div className={styles.picture}>
        <Picture
          className="cover"
          src={img}
          name={title}
          width={240}
          height={onShelf ? 240 : 220}
        />
      </div>
      {bonus && <p className={styles.bonus}>{bonus}</p>}
      <div className={styles.control}>
        <ProductControl
          item={item}
          quantity={quantity}
          text={inCartText(quantity, item, words)}
          limit={limitText(quantity, item, words)}
          addLabel={addLabel(item, words)}
          size="m"
          handlers={handlers}
        />
      </div>
      <h3 className={styles.title}>
        <a className="whole" href={href} onClick={handleOpen}>
          {title}
        </a>
      </h3>
      <p className={styles.price}>
        {soldOut ? (
          words.t('product.soldOutToday')
        ) : (
          <ItemPrice
            item={item}
            words={words}
            currency={currency}
            fromClass={styles.from}
          />
        )}
      </p>
    </article>
  );
});
