/** Containers that others may build on; the rest is closed to each other. */
export const sharedContainers = {
  'account-code': 'account/code',
  account: 'account',
  'after-sale': 'order/after-sale',
  address: 'address',
  cart: 'cart',
  chat: 'chat',
  'group-order': 'group-order',
  'order-repeat': 'order/repeat',
  inbox: 'inbox',
  pickers: 'pickers',
  product: 'product',
  search: 'search',
  shell: 'shell',
  'shop-list': 'shop/list',
  'shop-page': 'shop/page',
  ui: 'ui',
};
