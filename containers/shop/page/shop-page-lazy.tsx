import dynamic from 'next/dynamic';
import { ProductArriving } from '@/containers/product/product-arriving';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { withTexts } from '@/utils/browser/tab-texts';
import { untilLoaded } from '@/utils/browser/until-loaded';

// rarely shown, so only then loaded; the server's HTML has them
export const ShopFailed = dynamic(() =>
  untilLoaded(withTexts(['shop'], () => import('./shop-failed'))).then(
    (module) => module.ShopFailed,
  ),
);
export const MissingDish = dynamic(() =>
  withTexts(['dish', 'product'], () => import('./missing-dish'))().then(
    (module) => module.MissingDish,
  ),
);
// only where the address opens a dish, for those without JavaScript
export const ProductHtml = dynamic(() =>
  withTexts(
    ['cart', 'dish', 'product'],
    () => import('@/containers/product/product-html'),
  )().then((module) => module.ProductHtml),
);
// only after a change of currency or address
export const ShopPageSkeleton = lazyBlock(
  () => import('@/components/shop/shop-page-skeleton/shop-page-skeleton'),
  'ShopPageSkeleton',
);
export const CartBar = lazyBlock(
  withTexts(['cart'], () => import('@/containers/cart/cart-bar')),
  'CartBar',
);
export const GroupBar = lazyBlock(
  withTexts(
    ['cart', 'group', 'shop'],
    () => import('@/containers/group-order/group-bar'),
  ),
  'GroupBar',
);
export const ProductDialog = lazyBlock(
  withTexts(
    ['cart', 'date', 'dish', 'product', 'shop'],
    () => import('@/containers/product/product-dialog'),
  ),
  'ProductDialog',
  ProductArriving,
);
export const ShopPanels = lazyBlock(
  withTexts(
    ['cart', 'checkout', 'date', 'dish', 'reviews', 'shop'],
    () => import('./info/shop-panels'),
  ),
  'ShopPanels',
);
