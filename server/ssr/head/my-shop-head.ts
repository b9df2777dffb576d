import { shopForm } from '@/server/ssr/form/application/kind-forms';
import { myShopRoutes } from '@/utils/shell/my-shop-routes';
import type { PageOptions } from '../page-options';
import { privateDraft } from './private-draft';

/** What the list of an owner's shops and the page of each share. */
export const myShopPage: Pick<PageOptions, 'form' | 'head' | 'namespaces'> = {
  namespaces: [
    'account',
    'address',
    'application',
    'date',
    'dish',
    'form',
    'my-shop',
    'shop',
  ],
  form: shopForm,
  head: (page) =>
    privateDraft(page, page.t('myShop.title'), myShopRoutes.all()),
};
