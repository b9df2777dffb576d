import dynamic from 'next/dynamic';
import { withTexts } from '@/utils/browser/tab-texts';

/*
 * What a list says instead of its cards: rarely shown, so only then loaded; the server's HTML has it.
 */

export const ListEmpty = dynamic(() =>
  withTexts(['list', 'list-states'], () => import('./list-states'))().then(
    (module) => module.ListEmpty,
  ),
);

export const NoShopYet = dynamic(() =>
  withTexts(['list-states'], () => import('./no-shop-yet'))().then(
    (module) => module.NoShopYet,
  ),
);

export const ListNowhere = dynamic(() =>
  withTexts(
    ['address', 'auth', 'form', 'list-states'],
    () => import('./list-nowhere'),
  )().then((module) => module.ListNowhere),
);
