import dynamic from 'next/dynamic';

/*
 * What a list says instead of its cards: rarely shown, so only then loaded; the server's HTML has it.
 */

export const ListEmpty = dynamic(() =>
  import('./list-states').then((module) => module.ListEmpty),
);

export const NoShopYet = dynamic(() =>
  import('./no-shop-yet').then((module) => module.NoShopYet),
);

export const ListNowhere = dynamic(() =>
  import('./list-nowhere').then((module) => module.ListNowhere),
);
