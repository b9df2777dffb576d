import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelLink } from '@/components/shop/shop-head/panel-link';
import { ShopDeals } from '@/components/shop/shop-head/shop-deals';
import { ShopFacts } from '@/components/shop/shop-head/shop-facts';
import { ShopHead } from '@/components/shop/shop-head/shop-head';
import { useShell } from '@/contexts/shell-context';
import { useModeAt } from '@/hooks/checkout/use-mode-at';
import type { ShopPanel } from '@/utils/shop/shop-panel';
import type { ShopView } from '@/utils/shop/shop-view';
import { opensLater } from '@/utils/shop/opening-words';
import type { CartActions } from '@/utils/cart/cart-view';
import { GroupButton } from '@/containers/group-order/group-button';
import { ScheduleButton } from './schedule-button';
import { ShopActions, ShopBack } from './shop-actions';

type ShopTopProps = Readonly<{
  shop: ShopView;
  cart: CartActions;
  onPanel: (panel: ShopPanel) => void;
  /** A panel is probably about to be asked for. */
  onIntent: () => void;
}>;

/** Cover, logo, name, facts and deals of a shop, and what one can do with it. */
export const ShopTop = memo(function ShopTop({
  cart,
  onIntent,
  onPanel,
  shop,
}: ShopTopProps) {
  const { t } = useTranslation();
  const { currency, home } = useShell();
  const pickup = useModeAt(shop.id) === 'pickup';
  return (
    <ShopHead
      title={shop.title}
      cover={shop.cover}
      logo={shop.logo}
      verified={shop.verify ? t('shop.verified') : null}
      facts={
        <ShopFacts
          shop={shop}
          currency={currency}
          pickup={pickup}
          onReviews={() => onPanel('reviews')}
          onIntent={onIntent}
        />
      }
      deals={<ShopDeals shop={shop} currency={currency} pickup={pickup} />}
      actions={<ShopActions uuid={shop.uuid} title={shop.title} />}
      buttons={
        <>
          <ScheduleButton
            shop={shop}
            onOpen={() => onPanel('schedule')}
            onIntent={onIntent}
          />
          <GroupButton shop={shop} cart={cart} />
        </>
      }
      more={
        <PanelLink
          href="#about"
          onOpen={() => onPanel('info')}
          onIntent={onIntent}
        >
          {t('shop.info.open')}
        </PanelLink>
      }
      hint={opensLater(shop) ? t('shop.closedHint') : null}
      back={!home && <ShopBack />}
    />
  );
});
