import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ServerEnv } from '../env';
import { absolutePictures } from '../http/absolute-pictures';
import type { AppEnv } from '../http/app-env';
import { registrationRoutes } from './auth/registration';
import { sessionRoutes } from './auth/session';
import { operatorOrderRoutes } from './dashboard/admin/orders';
import { operatorOutboxRoutes } from './dashboard/admin/outbox';
import { addressRoutes } from './dashboard/user/addresses';
import { cartRoutes } from './dashboard/user/cart';
import { eventRoutes } from './dashboard/user/events';
import { groupOwnerRoutes } from './dashboard/user/group-order';
import { likeRoutes } from './dashboard/user/likes';
import { orderRoutes } from './dashboard/user/orders';
import { profileRoutes } from './dashboard/user/profile';
import { devRoutes } from './dev';
import { healthRoutes } from './health';
import { metricsRoutes } from './metrics';
import { llmsRoutes } from './raw/llms';
import { localeRoutes } from './raw/locales';
import { robotsRoutes } from './raw/robots';
import { sitemapRoutes } from './raw/sitemap';
import { storageRoutes } from './raw/storage';
import { availabilityRoutes } from './rest/availability';
import { guestCartRoutes } from './rest/cart';
import { contentRoutes } from './rest/content';
import { guestEventRoutes } from './rest/events';
import { geocodeRoutes } from './rest/geocode';
import { groupMemberRoutes } from './rest/group-order';
import { olderClientRoutes } from './rest/older-client';
import { pageRoutes } from './rest/pages';
import { productRoutes } from './rest/products';
import { searchRoutes } from './rest/search';
import { settingsRoutes } from './rest/settings';
import { shopPartRoutes } from './rest/shop-parts';
import { shopRoutes } from './rest/shops';
import { subscriptionRoutes } from './rest/subscriptions';

/** Every route of /api/v1; the demo's own only in demo mode. */
export function mountRoutes(api: OpenAPIHono<AppEnv>, env: ServerEnv): void {
  api.use(absolutePictures);
  healthRoutes(api);
  metricsRoutes(api);
  registrationRoutes(api);
  sessionRoutes(api);
  profileRoutes(api);
  addressRoutes(api);
  geocodeRoutes(api);
  settingsRoutes(api);
  contentRoutes(api);
  pageRoutes(api);
  olderClientRoutes(api);
  subscriptionRoutes(api);
  searchRoutes(api);
  shopRoutes(api);
  shopPartRoutes(api);
  productRoutes(api);
  availabilityRoutes(api);
  likeRoutes(api);
  cartRoutes(api);
  groupMemberRoutes(api);
  groupOwnerRoutes(api);
  guestCartRoutes(api);
  orderRoutes(api);
  eventRoutes(api);
  guestEventRoutes(api);
  operatorOrderRoutes(api);
  operatorOutboxRoutes(api);
  if (env.demoMode) devRoutes(api);
}

/** Addresses outside /api/v1 that next.config rewrites here: pictures, locale bundles, llms.txt, robots, sitemap. */
export function mountRawRoutes(app: OpenAPIHono<AppEnv>): void {
  storageRoutes(app);
  localeRoutes(app);
  llmsRoutes(app);
  robotsRoutes(app);
  sitemapRoutes(app);
}
