import '@/styles/families/shop';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { OutsideWays } from '@/containers/product/outside-ways';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { openingWords } from '@/utils/shop/opening-words';
import type { ShopView } from '@/utils/shop/shop-view';
import styles from './shop-page.module.css';

type NoticeBlockProps = Readonly<{
  shop: ShopView;
  isPickup: boolean;
}>;

interface Notice {
  readonly title: string;
  readonly text: string | null;
}

/** Why nothing can be ordered now, as the server says, when it will be possible, and what to do. */
export function NoticeBlock({ isPickup, shop }: NoticeBlockProps) {
  const { t } = useTranslation('shop');
  const [, setType] = useDeliveryType();
  const { canOrder, opens, reason } = shop;
  const isOutside = reason === 'out_of_zone';

  function words(): Notice {
    if (reason === 'shop_off')
      return { title: t('shop.off.title'), text: t('shop.off.text') };
    if (isOutside) return { title: t('cart.outOfZone'), text: null };
    if (canOrder) return { title: t('shop.pickupChosen'), text: null };
    return {
      title: openingWords(shop, t),
      text: opens && t('shop.closedHint'),
    };
  }

  const { text, title } = words();
  const small = { variant: 'line', size: 's' } as const;
  return (
    <div role="status" className={canOrder ? styles.pickup : styles.closed}>
      <div className={styles.noticeWords}>
        <p className="strong">{title}</p>
        {text && <p>{text}</p>}
      </div>
      <div className={styles.noticeActions}>
        {isOutside && <OutsideWays />}
        {isPickup && (
          <Button {...small} onClick={() => setType('delivery')}>
            {t('shop.toDelivery')}
          </Button>
        )}
      </div>
    </div>
  );
}
