/** Every table in one namespace, for drizzle and its migrations. */
export * from './carts';
export * from './catalogue';
export * from './ledger';
export * from './likes';
export * from './order-shares';
export * from './orders';
export * from './pages';
export * from './products';
export * from './promotions';
export * from './reviews';
export * from './search';
export * from './settings';
export * from './shop-changes';
export * from './shop-extras';
export * from './subscriptions';
export * from './users';
