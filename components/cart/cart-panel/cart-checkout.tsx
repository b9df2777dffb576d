import { type ReactNode, useId } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Price } from '@/components/money/price/price';
import { Button, LinkButton } from '@/components/ui/button/button';
import type { MoneyCurrency } from '@/utils/money/money';
import { openingWords } from '@/utils/shop/opening-words';
import type { ShopView } from '@/utils/shop/shop-view';
import styles from './cart-panel.module.css';

export type CartCheckoutProps = Readonly<{
  shop: ShopView;
  /** All in. */
  total: number;
  /** What in the cart is to be settled first; null: nothing. */
  blocked: string | null;
  currency: MoneyCurrency;
  href: string;
  /** A time is chosen already. */
  scheduled: boolean;
  /** Asks for a time while the shop is closed. */
  onSchedule: () => void;
  /** The ways on where the shop does not deliver: `<OutsideActions>`. */
  outside: ReactNode;
  /** In a bar at the lower edge. */
  bare?: boolean;
}>;

/** The way on: to checkout, to a later time when the shop is closed, or what keeps from it. */
export function CartCheckout(props: CartCheckoutProps) {
  const { bare, blocked, currency, href, onSchedule, scheduled, shop, total } =
    props;
  const { t } = useTranslation(['cart', 'shop']);
  const why = useId();
  const amount = <Price amount={total} currency={currency} />;
  const { open, reason } = shop;
  const isOutside = reason === 'out_of_zone';
  const notice = bare ? styles.brief : styles.notice;
  const look = { className: styles.go, size: 'l', block: true } as const;
  return (
    <>
      {!open && <p className={notice}>{openingWords(shop, t)}</p>}
      {isOutside && (
        <div className={notice}>
          <p>{t('cart.outOfZone')}</p>
          <div className={styles.ways}>{props.outside}</div>
        </div>
      )}
      {!open && !scheduled ? (
        <Button {...look} aria-haspopup="dialog" onClick={onSchedule}>
          {t('cart.schedule')}
        </Button>
      ) : blocked !== null ? (
        <Button {...look} end={amount} disabled aria-describedby={why}>
          {t('cart.checkout')}
        </Button>
      ) : (
        <LinkButton {...look} end={amount} href={href}>
          {t('cart.checkout')}
        </LinkButton>
      )}
      {blocked !== null ? (
        // beside the lines their own notices say it
        <p id={why} className={bare ? styles.fine : 'sr-only'}>
          {blocked}
        </p>
      ) : (
        !bare && <p className={styles.fine}>{t('cart.fine')}</p>
      )}
    </>
  );
}
