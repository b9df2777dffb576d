import { absolutePictures } from '../http/absolute-pictures';
import { passwordRoutes } from './auth/password';
import { registrationRoutes } from './auth/registration';
import { sessionRoutes } from './auth/session';
import { socialRoutes } from './auth/social';
import { operatorApplicationRoutes } from './dashboard/admin/applications';
import { operatorBoardRoutes } from './dashboard/admin/boards';
import { operatorChatStreamRoutes } from './dashboard/admin/chat/chat-stream';
import { operatorChatRoutes } from './dashboard/admin/chat/chats';
import {
  operatorBannerRoutes,
  operatorCareerRoutes,
  operatorCategoryRoutes,
  operatorFaqRoutes,
  operatorPageRoutes,
  operatorPostRoutes,
} from './dashboard/admin/content';
import {
  operatorCouponRoutes,
  operatorCurrencyRoutes,
  operatorPaymentRoutes,
  operatorRefundRoutes,
  operatorWayRoutes,
} from './dashboard/admin/money';
import {
  operatorMenuRoutes,
  operatorPictureRoutes,
  operatorStockRoutes,
} from './dashboard/admin/menus';
import { operatorSettingRoutes } from './dashboard/admin/settings';
import { operatorOrderRoutes } from './dashboard/admin/orders';
import {
  operatorNewsRoutes,
  operatorNotifyRoutes,
  operatorOutboxRoutes,
} from './dashboard/admin/notices';
import { operatorShopRoutes } from './dashboard/admin/shops';
import { operatorStreetRoutes } from './dashboard/admin/streets';
import { ownShopRoutes } from './dashboard/seller/shops';
import { galleryRoutes } from './dashboard/galleries';
import {
  dataExportRoutes,
  deletionRoutes,
  notificationRoutes,
  profileRoutes,
  userSessionRoutes,
} from './dashboard/user/profile';
import { addressRoutes } from './dashboard/user/addresses';
import { afterSaleRoutes } from './dashboard/user/after-sale';
import { applicationRoutes } from './dashboard/user/applications';
import { cartRoutes } from '@/server/routes/cart/user-cart';
import {
  chatRoutes,
  chatTokenRoutes,
  messageRoutes,
  roomPictureRoutes,
} from './dashboard/user/chat';
import { eventRoutes } from './dashboard/user/events';
import { groupOwnerRoutes } from './dashboard/user/group-order';
import { likeRoutes } from './dashboard/user/likes';
import { inboxRoutes } from './dashboard/user/inbox';
import { orderRepeatRoutes } from './dashboard/user/order-repeat';
import { orderRoutes } from './dashboard/user/orders';
import { paymentRoutes } from './dashboard/user/payments';
import { contactRoutes } from './dashboard/user/contact';
import { pushRoutes } from './dashboard/user/push';
import { walletRoutes } from './dashboard/user/wallet';
import { healthRoutes } from './health';
import { metricsRoutes } from './metrics';
import { brandRoutes } from './raw/brand';
import {
  feedRoutes,
  llmsRoutes,
  robotsRoutes,
  sitemapRoutes,
} from './raw/search-engines';
import { localeRoutes } from './raw/locales';
import { documentRoutes, storageRoutes } from './raw/storage';
import { availabilityRoutes } from './rest/availability';
import { guestCartRoutes } from '@/server/routes/cart/guest-cart';
import {
  careerRoutes,
  faqRoutes,
  pageRoutes,
  postRoutes,
} from './rest/content/texts';
import { contentRoutes } from '@/server/routes/rest/content/promotions';
import { couponRoutes } from './rest/coupons';
import { guestEventRoutes } from './rest/events';
import { gatewayRoutes } from './rest/gateway';
import { geocodeRoutes } from './rest/geocode';
import { groupMemberRoutes } from './rest/group-order';
import {
  ringRoutes,
  ticketRoutes,
  unlistKitchens,
} from './rest/kitchen/tickets';
import { boardPushRoutes } from './rest/kitchen/board-push';
import { boardRoutes } from './rest/kitchen/boards';
import { olderClientRoutes } from './rest/older-client';
import { productRoutes } from './rest/products';
import { referralRoutes } from './rest/referral';
import { searchRoutes } from './rest/search';
import { settingsRoutes } from './rest/settings';
import { shopPartRoutes } from './rest/shop-parts';
import { shopRoutes } from './rest/shops';
import { subscriptionRoutes, unsubscribeRoutes } from './rest/subscriptions';
import type { Api } from '@/server/http/define-route';

/** Every route of /api/v1. */
export function mountRoutes(api: Api): void {
  api.use(absolutePictures);
  healthRoutes(api);
  metricsRoutes(api);
  registrationRoutes(api);
  passwordRoutes(api);
  sessionRoutes(api);
  socialRoutes(api);
  profileRoutes(api);
  notificationRoutes(api);
  inboxRoutes(api);
  operatorNewsRoutes(api);
  pushRoutes(api);
  contactRoutes(api);
  userSessionRoutes(api);
  deletionRoutes(api);
  dataExportRoutes(api);
  addressRoutes(api);
  geocodeRoutes(api);
  settingsRoutes(api);
  contentRoutes(api);
  pageRoutes(api);
  postRoutes(api);
  careerRoutes(api);
  faqRoutes(api);
  olderClientRoutes(api);
  subscriptionRoutes(api);
  unsubscribeRoutes(api);
  searchRoutes(api);
  shopRoutes(api);
  shopPartRoutes(api);
  productRoutes(api);
  availabilityRoutes(api);
  likeRoutes(api);
  cartRoutes(api);
  groupMemberRoutes(api);
  groupOwnerRoutes(api);
  unlistKitchens(api);
  boardRoutes(api);
  boardPushRoutes(api);
  ticketRoutes(api);
  ringRoutes(api);
  guestCartRoutes(api);
  couponRoutes(api);
  orderRoutes(api);
  paymentRoutes(api);
  gatewayRoutes(api);
  walletRoutes(api);
  referralRoutes(api);
  orderRepeatRoutes(api);
  afterSaleRoutes(api);
  galleryRoutes(api);
  applicationRoutes(api);
  ownShopRoutes(api);
  chatRoutes(api);
  messageRoutes(api);
  chatTokenRoutes(api);
  roomPictureRoutes(api);
  eventRoutes(api);
  guestEventRoutes(api);
  operatorOrderRoutes(api);
  operatorOutboxRoutes(api);
  operatorBoardRoutes(api);
  operatorNotifyRoutes(api);
  operatorPageRoutes(api);
  operatorPaymentRoutes(api);
  operatorCouponRoutes(api);
  operatorCurrencyRoutes(api);
  operatorWayRoutes(api);
  operatorPostRoutes(api);
  operatorCareerRoutes(api);
  operatorStockRoutes(api);
  operatorStreetRoutes(api);
  operatorShopRoutes(api);
  operatorFaqRoutes(api);
  operatorRefundRoutes(api);
  // before the rooms, whose ids stand in the same place
  operatorChatStreamRoutes(api);
  operatorChatRoutes(api);
  operatorMenuRoutes(api);
  operatorPictureRoutes(api);
  operatorBannerRoutes(api);
  operatorCategoryRoutes(api);
  operatorSettingRoutes(api);
  operatorApplicationRoutes(api);
}

/** Addresses outside /api/v1 that next.config rewrites here: pictures, locale bundles, llms.txt, robots, sitemap. */
export function mountRawRoutes(app: Api): void {
  brandRoutes(app);
  storageRoutes(app);
  documentRoutes(app);
  localeRoutes(app);
  llmsRoutes(app);
  feedRoutes(app);
  robotsRoutes(app);
  sitemapRoutes(app);
}
