import 'i18next';
import type account from '@/locales/en/account.json';
import type accountMenu from '@/locales/en/account-menu.json';
import type address from '@/locales/en/address.json';
import type application from '@/locales/en/application.json';
import type auth from '@/locales/en/auth.json';
import type cart from '@/locales/en/cart.json';
import type chat from '@/locales/en/chat.json';
import type checkout from '@/locales/en/checkout.json';
import type consent from '@/locales/en/consent.json';
import type content from '@/locales/en/content.json';
import type date from '@/locales/en/date.json';
import type dish from '@/locales/en/dish.json';
import type errorPage from '@/locales/en/error-page.json';
import type form from '@/locales/en/form.json';
import type group from '@/locales/en/group.json';
import type inbox from '@/locales/en/inbox.json';
import type kitchen from '@/locales/en/kitchen.json';
import type list from '@/locales/en/list.json';
import type listStates from '@/locales/en/list-states.json';
import type myShop from '@/locales/en/my-shop.json';
import type order from '@/locales/en/order.json';
import type orders from '@/locales/en/orders.json';
import type product from '@/locales/en/product.json';
import type referrals from '@/locales/en/referrals.json';
import type reviews from '@/locales/en/reviews.json';
import type search from '@/locales/en/search.json';
import type seo from '@/locales/en/seo.json';
import type shop from '@/locales/en/shop.json';
import type sums from '@/locales/en/sums.json';
import type translation from '@/locales/en/translation.json';
import type wallet from '@/locales/en/wallet.json';

/** Every text of pages, in whichever namespace it is. */
type PageText = typeof account &
  typeof accountMenu &
  typeof address &
  typeof application &
  typeof auth &
  typeof cart &
  typeof chat &
  typeof checkout &
  typeof consent &
  typeof content &
  typeof date &
  typeof dish &
  typeof errorPage &
  typeof form &
  typeof group &
  typeof inbox &
  typeof list &
  typeof listStates &
  typeof myShop &
  typeof order &
  typeof orders &
  typeof product &
  typeof referrals &
  typeof reviews &
  typeof search &
  typeof seo &
  typeof shop &
  typeof sums &
  typeof translation &
  typeof wallet;

declare module 'i18next' {
  /** `t()` knows every key of locales/en. */
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { kitchen: typeof kitchen; translation: PageText };
    keySeparator: false;
    nsSeparator: false;
    returnNull: false;
  }
}
