/** What a shop's page opens over itself. */
export type ShopPanel = 'info' | 'reviews' | 'schedule';
