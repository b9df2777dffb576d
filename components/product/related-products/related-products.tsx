import type { MouseEvent } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Picture } from '@/components/ui/picture/picture';
import type { MenuItemView } from '@/utils/shop/menu-view';
import type { MoneyCurrency } from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import { isPlainClick } from '@/utils/browser/plain-click';
import { clsx as cx } from 'clsx';
import styles from './related-products.module.css';

type RelatedProductsProps = Readonly<{
  title: string;
  items: readonly MenuItemView[];
  /** Side by side in lines instead of one row that scrolls. */
  grid?: boolean;
  currency: MoneyCurrency;
  hrefOf: (item: MenuItemView) => string;
  onOpen: (item: MenuItemView) => void;
}>;

/** Other dishes; each opens in the place of this one. */
export function RelatedProducts({
  title,
  items,
  grid = false,
  currency,
  hrefOf,
  onOpen,
}: RelatedProductsProps) {
  const { t, i18n } = useTranslation('dish');
  if (!items.length) return null;
  function priceOf({ from, price, soldOut, unit }: MenuItemView): string {
    if (soldOut) return t('product.soldOut');
    const text = moneyText(price, currency, i18n.language);
    const whole = unit ? `${text} / ${t(`unit.${unit}`)}` : text;
    return from ? t('price.from', { price: whole }) : whole;
  }
  return (
    <section className={styles.related} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={grid ? styles.grid : `fades ${styles.list}`}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <span className={styles.picture}>
              <Picture
                className="cover"
                src={item.img}
                name={item.title}
                width={grid ? 224 : 116}
                height={grid ? 168 : 87}
              />
            </span>
            <a
              className={cx('whole clamp2', styles.link)}
              href={hrefOf(item)}
              onClick={(event: MouseEvent) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onOpen(item);
              }}
            >
              {item.title}
            </a>
            <span className={styles.price}>{priceOf(item)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
