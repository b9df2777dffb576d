import { useTranslation } from '@/utils/i18n/use-translation';
import { Price } from '@/components/money/price/price';
import { Picture } from '@/components/ui/picture/picture';
import type { CartSummary } from '@/utils/cart/cart-view';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './cart-versus.module.css';

type CartVersusProps = Readonly<{
  /** Whose it is: "In your cart", "On this device". */
  label: string;
  cart: CartSummary;
  currency: MoneyCurrency;
}>;

const SHOWN = 4;

/** One of two carts to choose from: its shop, its dishes' pictures, how many and what they come to. */
export function CartVersus({ cart, currency, label }: CartVersusProps) {
  const { t } = useTranslation('cart');
  const { count, lines, shop, total } = cart;
  const pictures = lines.filter(({ img }) => img !== null);
  const more = lines.length - Math.min(pictures.length, SHOWN);
  return (
    <section className={styles.cart} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <p className={styles.shop}>{shop.title}</p>
      <div className={styles.pictures}>
        {pictures.slice(0, SHOWN).map(({ img, key }) => (
          <Picture key={key} src={img ?? ''} width={40} height={40} />
        ))}
        {more > 0 && (
          <span className={styles.more} aria-hidden="true">
            +{more}
          </span>
        )}
      </div>
      <p className={styles.sum}>
        {t('cart.count', { count })}
        <Price amount={total} currency={cart.currency ?? currency} />
      </p>
    </section>
  );
}
