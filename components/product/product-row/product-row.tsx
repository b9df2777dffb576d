import '@/styles/families/shop';
import { clsx as cx } from 'clsx';
import { memo, type MouseEvent } from 'react';
import {
  AllergenIcon,
  hasAllergenIcon,
} from '@/components/product/allergen-icon/allergen-icon';
import { Picture } from '@/components/ui/picture/picture';
import { isPlainClick } from '@/utils/browser/plain-click';
import type { Words } from '@/utils/i18n/words';
import type { MoneyCurrency } from '@/utils/money/money';
import type { MenuItemView } from '@/utils/shop/menu-view';
import { ItemPrice } from './item-price';
import { ProductControl, type ProductHandlers } from './product-control';
import styles from './product-row.module.css';
import {
  addLabel,
  bonusLabel,
  inCartText,
  limitText,
  marksText,
} from './product-words';

type AllergenMarksProps = Readonly<{
  vegetarian: boolean;
  spicy: boolean;
  allergens: readonly string[];
  /** All of them in words, for those who do not see the marks, and on hover. */
  words: string;
}>;

const MOST = 4;

/** The small marks at the end of a menu row. */
function AllergenMarks({
  vegetarian,
  spicy,
  allergens,
  words,
}: AllergenMarksProps) {
  const drawn = [
    ...(vegetarian ? ['vegetarian'] : []),
    ...(spicy ? ['spicy'] : []),
    ...allergens,
  ]
    .filter(hasAllergenIcon)
    .slice(0, MOST);
  if (!words) return null;
  return (
    <span className={styles.marks} title={words}>
      {drawn.map((name) => (
        <AllergenIcon
          key={name}
          name={name}
          className={cx(
            name === 'spicy' && styles.hot,
            name === 'vegetarian' && styles.leaf,
          )}
        />
      ))}
      <span className="sr-only">{words}</span>
    </span>
  );
}

export type ProductTileProps = Readonly<{
  item: MenuItemView;
  /** Where the dish opens without JavaScript. */
  href: string;
  quantity: number;
  currency: MoneyCurrency;
  words: Words;
  handlers: ProductHandlers;
}>;

/** One dish of a menu: the whole row opens it, "+" adds it. */
export const ProductRow = memo(function ProductRow({
  item,
  href,
  quantity,
  currency,
  words,
  handlers,
}: ProductTileProps) {
  const { title, description, img, soldOut } = item;
  const bonus = soldOut ? null : bonusLabel(item, words);
  function handleOpen(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    handlers.onOpen(item);
  }
  return (
    <article
      className={cx(
        styles.row,
        quantity > 0 && styles.in,
        soldOut && styles.out,
      )}
    >
      <div className={styles.text}>
        <h3 className={styles.title}>
          <a className="whole" href={href} onClick={handleOpen}>
            {title}
          </a>
        </h3>
        {description && (
          <p className={`clamp2 ${styles.description}`}>{description}</p>
        )}
        {bonus && <p className={styles.bonus}>{bonus}</p>}
        <div className={styles.foot}>
          {soldOut ? (
            <span className={styles.sold}>
              {words.t('product.soldOutToday')}
            </span>
          ) : (
            <span className={styles.price}>
              <ItemPrice
                item={item}
                words={words}
                currency={currency}
                size="m"
                fromClass={styles.from}
              />
            </span>
          )}
          <AllergenMarks
            vegetarian={item.vegetarian ?? false}
            spicy={item.spicy ?? false}
            allergens={item.allergens}
            words={marksText(item, words)}
          />
        </div>
      </div>
      <div className={cx(styles.thumb, !img && styles.bare)}>
        {img && (
          <Picture
            className={styles.picture}
            src={img}
            width={112}
            height={112}
          />
        )}
        <ProductControl
          item={item}
          quantity={quantity}
          text={inCartText(quantity, item, words)}
          limit={limitText(quantity, item, words)}
          addLabel={addLabel(item, words)}
          size="s"
          handlers={handlers}
        />
      </div>
    </article>
  );
});
