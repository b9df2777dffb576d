import dynamic from 'next/dynamic';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductArriving } from '@/containers/product/product-arriving';
import { AboutBlock } from './info/about-block';
import { useCart } from '@/hooks/cart/use-cart';
import { useCompact } from '@/hooks/browser/use-compact';
import { useMissingDish } from '@/hooks/product/use-missing-dish';
import { useOnce } from '@/hooks/browser/use-once';
import { useProductDialog } from '@/hooks/product/use-product-dialog';
import { useRememberShop } from '@/hooks/shop/use-remember-shop';
import { useShopPage } from '@/hooks/shop/use-shop-page';
import type { LocalCartLine } from '@/utils/cart/cart-line';
import { type MenuView, itemOf } from '@/utils/shop/menu-view';
import type { ShopPanel } from '@/utils/shop/shop-panel';
import type { ShopView } from '@/utils/shop/shop-view';
import { MenuBlock } from './menu-block';
import { ShopNotice } from './shop-notice';
import styles from './shop-page.module.css';
import { ShopTop } from './shop-top';
import { SideCart } from './side-cart';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { untilLoaded } from '@/utils/browser/until-loaded';

// rarely shown, so only then loaded; the server's HTML has them
const ShopFailed = dynamic(() =>
  untilLoaded(() => import('./shop-failed')).then(
    (module) => module.ShopFailed,
  ),
);
const MissingDish = dynamic(() =>
  import('./missing-dish').then((module) => module.MissingDish),
);
// only where the address opens a dish, for those without JavaScript
const ProductHtml = dynamic(() =>
  import('@/containers/product/product-html').then(
    (module) => module.ProductHtml,
  ),
);
// only after a change of currency or address
const ShopPageSkeleton = lazyBlock(
  () => import('@/components/shop/shop-page-skeleton/shop-page-skeleton'),
  'ShopPageSkeleton',
);
const CartBar = lazyBlock(
  () => import('@/containers/cart/cart-bar'),
  'CartBar',
);
const GroupBar = lazyBlock(
  () => import('@/containers/group-order/group-bar'),
  'GroupBar',
);
const ProductDialog = lazyBlock(
  () => import('@/containers/product/product-dialog'),
  'ProductDialog',
  ProductArriving,
);
const ShopPanels = lazyBlock(() => import('./info/shop-panels'), 'ShopPanels');

type LoadedProps = Readonly<{ shop: ShopView; menu: MenuView }>;

function LoadedShop({ shop, menu }: LoadedProps) {
  const { t } = useTranslation();
  const cart = useCart();
  const isCompact = useCompact();
  const dialog = useProductDialog();
  const [landed] = useState(dialog.uuid);
  const { add: put } = cart;
  const { id, title, type } = shop;
  const add = useCallback(
    (line: LocalCartLine) => put({ id, title, type }, line),
    [id, put, title, type],
  );
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
