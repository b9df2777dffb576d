import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { OutsideWays } from '@/containers/product/outside-ways';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useJoinedGroup } from '@/hooks/group-order/use-joined-group';
import { opensLater, openingWords } from '@/utils/shop/opening-words';
import type { ShopView } from '@/utils/shop/shop-view';
import styles from './shop-page.module.css';

type ShopNoticeProps = Readonly<{
  shop: ShopView;
}>;

interface Notice {
  readonly title: string;
  readonly text: string | null;
}

/** Above the menu: why nothing can be ordered now, as the server says, when it will be possible, and what to do. */
export function ShopNotice({ shop }: ShopNoticeProps) {
  const { t } = useTranslation();
  const [type, setType] = useDeliveryType();
  const { canOrder, opens, reason } = shop;
  // of a group its owner chooses
  const isPickup = !useJoinedGroup(shop.id) && type === 'pickup';
  const isOutside = reason === 'out_of_zone';
  if (canOrder && !isPickup) return null;
  // the head says when it opens, and that it takes orders
  if (!isPickup && opensLater(shop)) return null;

  function words(): Notice {
    if (reason === 'shop_off')
      return { title: t('shop.off.title'), text: t('shop.off.text') };
    if (isOutside)
      return {
        title: t('cart.outOfZone'),
        text: null,
      };
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
        <p className={styles.noticeTitle}>{title}</p>
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
