import { contentRoutes } from '@/utils/shell/content-routes';
import { myShopRoutes } from '@/utils/shell/my-shop-routes';
import type { LoadedPage } from '../page-options';
import { breadcrumbs } from './breadcrumbs';
import type { HeadDraft } from './head-draft';
import { privateDraft } from './private-draft';

/** /be-seller, as search engines and links show it: what it says to a visitor. */
export function sellerHead({ shell, t }: LoadedPage): HeadDraft {
  const title = t('seller.header');
  const path = contentRoutes.beSeller();
  return {
    title,
    description: t('seller.landing.text'),
    path,
    nodes: [breadcrumbs(shell, [title, path])],
  };
}

/** /deliver, as search engines and links show it: what it says to a visitor. */
export function driverHead({ shell, t }: LoadedPage): HeadDraft {
  const title = t('driver.header');
  const path = contentRoutes.deliver();
  return {
    title,
    description: t('driver.landing.text'),
    path,
    nodes: [breadcrumbs(shell, [title, path])],
  };
}

/** /my-shop: its owner's own. */
export const myShopHead = (page: LoadedPage): HeadDraft =>
  privateDraft(page, page.t('myShop.title'), myShopRoutes.all());
