import '@/styles/families/shop';
import { clsx as cx } from 'clsx';
import dynamic from 'next/dynamic';
import { memo, useCallback, useMemo, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { PanelLink } from '@/components/shop/shop-head/panel-link';
import { ShopDeals } from '@/components/shop/shop-head/shop-deals';
import { ShopFacts } from '@/components/shop/shop-head/shop-facts';
import { ShopHead } from '@/components/shop/shop-head/shop-head';
import { GroupButton } from '@/containers/group-order/group-button';
import { useFirstSign } from '@/hooks/browser/use-first-sign';
import { warmProduct } from '@/containers/product/product-arriving';
import { useShell } from '@/contexts/shell-context';
import { useCompact } from '@/hooks/browser/use-compact';
import { useOnce } from '@/hooks/browser/use-once';
import { useCart } from '@/hooks/cart/use-cart';
import { useEarlyAdds } from '@/hooks/cart/use-early-adds';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useModeAt } from '@/hooks/checkout/use-mode-at';
import { useJoinedGroup } from '@/hooks/group-order/use-joined-group';
import { useMissingDish } from '@/hooks/product/use-missing-dish';
import { useProductDialog } from '@/hooks/product/use-product-dialog';
import { useRememberShop } from '@/hooks/shop/use-remember-shop';
import { useShopPage } from '@/hooks/shop/use-shop-page';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import type { LocalCartLine } from '@/utils/cart/cart-line';
import type { CartActions } from '@/utils/cart/cart-view';
import { itemOf, type MenuView } from '@/utils/shop/menu-view';
import { opensLater } from '@/utils/shop/opening-words';
import type { ShopPanel } from '@/utils/shop/shop-panel';
import type { ShopView } from '@/utils/shop/shop-view';
import { AddForm, AddRefusal } from './add-form';
import { AboutBlock } from './info/about-block';
import { MenuBlock } from './menu-block';
import { NoticeBlock } from './notice-block';
import { ScheduleButton } from './schedule-button';
import { ShopActions, ShopBack } from './shop-actions';
import {
  CartBar,
  GroupBar,
  MissingDish,
  ProductDialog,
  ProductHtml,
  ShopFailed,
  ShopPageSkeleton,
  ShopPanels,
} from './shop-page-lazy';
import styles from './shop-page.module.css';

type ShopTopProps = Readonly<{
  shop: ShopView;
  cart: CartActions;
  onPanel: (panel: ShopPanel) => void;
  /** A panel is probably about to be asked for. */
  onIntent: () => void;
}>;

/** Cover, logo, name, facts and deals of a shop, and what one can do with it. */
const ShopTop = memo(function ShopTop({
  cart,
  onIntent,
  onPanel,
  shop,
}: ShopTopProps) {
  const { t } = useTranslation('shop');
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

type ShopNoticeProps = Readonly<{
  shop: ShopView;
}>;

/** Above the menu, where nothing can be ordered now or the order is picked up. */
function ShopNotice({ shop }: ShopNoticeProps) {
  const [type] = useDeliveryType();
  // of a group its owner chooses
  const isPickup = !useJoinedGroup(shop.id) && type === 'pickup';
  if (shop.canOrder && !isPickup) return null;
  // the head says when it opens, and that it takes orders
  if (!isPickup && opensLater(shop)) return null;
  return <NoticeBlock shop={shop} isPickup={isPickup} />;
}

/** Needs nothing from the first paint: an empty cart, or one that the page did not bring. */
const LaterCart = lazyBlock(
  withTexts(
    ['cart', 'date', 'dish', 'shop', 'sums'],
    () => import('@/containers/cart/any-cart'),
  ),
  'AnyCart',
  () => <div className={cx('framed', styles.cartWait)} />,
);
// only where the page begins with a filled cart; what does not load is asked for again
const FirstCart = dynamic(() =>
  withTexts(
    ['cart', 'date', 'dish', 'shop', 'sums'],
    () => import('@/containers/cart/any-cart'),
  )().then(
    (module) => module.AnyCart,
    () => LaterCart,
  ),
);

/** The cart beside the menu: in the server's HTML where it is filled or a group's, else loaded by the browser. */
function SideCart({ cart }: Readonly<{ cart: CartActions }>) {
  const read = useShell().cart?.cart;
  const [isFirst] = useState(
    Boolean(read && (read.group_order || cart.view.count > 0)),
  );
  return isFirst ? <FirstCart cart={cart} /> : <LaterCart cart={cart} />;
}

type LoadedProps = Readonly<{ shop: ShopView; menu: MenuView }>;

function LoadedShop({ shop, menu }: LoadedProps) {
  const { t } = useTranslation();
  const cart = useCart();
  const isCompact = useCompact();
  const dialog = useProductDialog();
  useFirstSign(warmProduct);
  const [landed] = useState(dialog.uuid);
  const { add: put } = cart;
  const { id, title, type } = shop;
  const add = useCallback(
    (line: LocalCartLine, press?: string) =>
      put({ id, title, type }, line, press),
    [id, put, title, type],
  );
  useEarlyAdds({ shopId: id, menu, cart: cart.view, add });
  const [panel, setPanel] = useState<ShopPanel | null>(null);
  const wasPanel = useOnce(panel !== null);
  const preview = useMemo(
    () => dialog.uuid && itemOf(menu, dialog.uuid),
    [dialog.uuid, menu],
  );
  const isMissing = useMissingDish(dialog.uuid, !!preview, dialog.close);
  const wasOpened = useOnce(!!preview);
  return (
    <div className={`wrap ${styles.page}`}>
      <ShopTop
        shop={shop}
        cart={cart}
        onPanel={setPanel}
        onIntent={ShopPanels.warm}
      />
      {isMissing && <MissingDish />}
      <ShopNotice shop={shop} />
      <AddRefusal />
      <AddForm shop={shop} cart={cart} />
      {preview && landed === preview.uuid && (
        <ProductHtml uuid={preview.uuid} />
      )}
      <div className={styles.two}>
        <MenuBlock
          shop={shop}
          menu={menu}
          cart={cart}
          add={add}
          open={dialog.open}
          onIntent={ProductDialog.warm}
        />
        <aside className={styles.side} aria-label={t('cart.title')}>
          {!isCompact && <SideCart cart={cart} />}
        </aside>
      </div>
      <AboutBlock shop={shop} onPanel={setPanel} onIntent={ShopPanels.warm} />
      {cart.confirmed?.group_order ? (
        <GroupBar cart={cart} />
      ) : (
        cart.view.count > 0 && <CartBar cart={cart.view} shopId={id} />
      )}
      {wasOpened && (
        <ProductDialog
          uuid={preview && dialog.uuid}
          shop={shop}
          menu={menu}
          onOpen={dialog.open}
          onClose={dialog.close}
          onAdd={(line) => {
            const isTaken = add(line);
            if (isTaken) dialog.close();
            return isTaken;
          }}
        />
      )}
      {wasPanel && (
        <ShopPanels shop={shop} panel={panel} onClose={() => setPanel(null)} />
      )}
    </div>
  );
}

/** A restaurant or shop: its head, its whole menu, the cart beside it and the dish that the address opens. */
export function ShopPageContainer({ id }: Readonly<{ id: number }>) {
  const { failed, menu, retry, shop } = useShopPage(id);
  useRememberShop(shop?.uuid ?? null);
  if (shop && menu) return <LoadedShop shop={shop} menu={menu} />;
  return failed ? <ShopFailed retry={retry} /> : <ShopPageSkeleton />;
}
