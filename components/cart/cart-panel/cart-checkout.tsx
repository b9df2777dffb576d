import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/button/link-button';
import { Price } from '@/components/money/price/price';
import { openingWords } from '@/utils/shop/opening-words';
import type { CartTerms } from '@/utils/cart/cart-terms';
import type { MoneyCurrency } from '@/utils/money/money';
import type { ShopView } from '@/utils/shop/shop-view';
import styles from './cart-panel.module.css';

type CartCheckoutProps = Readonly<{
  shop: ShopView;
  terms: CartTerms;
  currency: MoneyCurrency;
  href: string;
  /** A time is chosen already. */
  scheduled: boolean;
}>;

/** The way on: to checkout, to a later time when the shop is closed, or what keeps from it. */
export function CartCheckout({
  shop,
  terms,
  currency,
  href,
  scheduled,
}: CartCheckoutProps) {
  const { t } = useTranslation();
  const total = <Price amount={terms.total} currency={currency} />;
  const { open, reason } = shop;
  const isOutside = reason === 'out_of_zone';
  return (
    <>
      {!open && <p className={styles.notice}>{openingWords(shop, t)}</p>}
      {isOutside && <p className={styles.notice}>{t('cart.outOfZone')}</p>}
      {terms.blocked ? (
        <Button className={styles.go} size="l" block end={total} disabled>
          {t('cart.checkout')}
        </Button>
      ) : (
        <LinkButton
          className={styles.go}
          size="l"
          block
          end={total}
          href={href}
        >
          {t(open || scheduled ? 'cart.checkout' : 'cart.schedule')}
        </LinkButton>
      )}
      <p className={styles.fine}>{t('cart.fine')}</p>
    </>
  );
}
