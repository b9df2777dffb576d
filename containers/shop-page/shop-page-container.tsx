import dynamic from 'next/dynamic';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/button/button';
import { EmptyState } from '@/components/empty-state/empty-state';
import { ShopFacts } from '@/components/shop-head/shop-facts';
import { ShopHead } from '@/components/shop-head/shop-head';
import { useShell } from '@/contexts/shell-context';
import { useAddToCart } from '@/hooks/use-add-to-cart';
import { useCart } from '@/hooks/use-cart';
import { useOnce } from '@/hooks/use-once';
import { useProductDialog } from '@/hooks/use-product-dialog';
import { useShopPage } from '@/hooks/use-shop-page';
import { type MenuView, itemsById } from '@/utils/menu-view';
import type { ShopView } from '@/utils/shop-view';
import { withTexts } from '@/utils/i18n/tab-texts';
import { MenuBlock } from './menu-block';
import { ShopActions, ShopBack } from './shop-actions';
import styles from './shop-page.module.css';
import { ShopPageSkeleton } from './shop-page-skeleton';
import { ShopSeo } from './shop-seo';

/** Needs nothing from the first paint: a visitor's cart is empty then, an account's is on its way. */
const CartBlock = dynamic(
  () =>
    withTexts(() => import('@/containers/cart/cart-block')).then(
      (module) => module.CartBlock,
    ),
  { ssr: false, loading: () => <div className={styles.cartWait} /> },
);
const CartBar = dynamic(
  () =>
    withTexts(() => import('@/containers/cart/cart-bar')).then(
      (module) => module.CartBar,
    ),
  { ssr: false },
);
const ProductDialog = dynamic(
  () =>
    withTexts(() => import('@/containers/product/product-dialog')).then(
      (module) => module.ProductDialog,
    ),
  { ssr: false },
);
const ReplaceCartDialog = dynamic(
  () =>
    withTexts(() => import('@/containers/cart/replace-cart-dialog')).then(
      (module) => module.ReplaceCartDialog,
    ),
  { ssr: false },
);

type LoadedProps = Readonly<{ shop: ShopView; menu: MenuView }>;

function LoadedShop({ shop, menu }: LoadedProps) {
  const { t } = useTranslation();
  const { currency } = useShell();
  const cart = useCart();
  const dialog = useProductDialog();
  const { add, answer, question } = useAddToCart(cart, shop);
  const wasOpened = useOnce(dialog.uuid !== null);
  const wasAsked = useOnce(question !== null);
  const preview =
    [...itemsById(menu).values()].find(({ uuid }) => uuid === dialog.uuid) ??
    null;
  return (
    <div className={`wrap ${styles.page}`}>
      <ShopSeo shop={shop} menu={menu} />
      <ShopHead
        title={shop.title}
        cover={shop.cover}
        logo={shop.logo}
        facts={<ShopFacts shop={shop} currency={currency} />}
        actions={<ShopActions uuid={shop.uuid} title={shop.title} />}
        back={<ShopBack />}
      />
      <div className={styles.two}>
        <MenuBlock
          shop={shop}
          menu={menu}
          cart={cart}
          add={add}
          open={dialog.open}
        />
        <aside className={styles.side} aria-label={t('cart.title')}>
          <CartBlock cart={cart} />
        </aside>
      </div>
      {cart.view.count > 0 && <CartBar cart={cart.view} />}
      {wasOpened && (
        <ProductDialog
          uuid={dialog.uuid}
          preview={preview}
          onClose={dialog.close}
          onAdd={(line) => {
            dialog.close();
            add(line);
          }}
        />
      )}
      {wasAsked && <ReplaceCartDialog question={question} onAnswer={answer} />}
    </div>
  );
}

/** A restaurant or shop: its head, its whole menu, the cart beside it and the dish that the address opens. */
export function ShopPageContainer({ id }: Readonly<{ id: number }>) {
  const { t } = useTranslation();
  const { failed, menu, retry, shop } = useShopPage(id);
  if (shop && menu) return <LoadedShop shop={shop} menu={menu} />;
  if (!failed) return <ShopPageSkeleton />;
  return (
    <div className={`wrap ${styles.failed}`}>
      <EmptyState
        picture="error"
        headingLevel={1}
        title={t('shop.failed.title')}
        text={t('shop.failed.text')}
        action={<Button onClick={retry}>{t('common.tryAgain')}</Button>}
      />
    </div>
  );
}
