import { orderBody } from '@/tests/support/factories/cart';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';
import { APPLICATION_CALLS } from './application-calls';
import { CHAT_CALLS } from './chat-calls';
import { OPEN_CALLS } from './open-calls';
import { KITCHEN_CALLS } from './kitchen-calls';
import { OPERATOR_CALLS } from './operator-calls';
import {
  ofAddress,
  ofCart,
  ofDelivered,
  ofNotice,
  ofOrder,
  ofSeller,
  type Row,
  rows,
} from './rows';

const ADDRESS = {
  title: 'Mine now',
  address: { address: 'Navoi street 1' },
  location: { ...EXAMPLE_LOCATION },
};

/** Every call of the OpenAPI document, by method and path. A route without its row here fails the test. */
export const MATRIX: Readonly<Record<string, Row>> = {
  ...rows(OPEN_CALLS, 'open'),
  ...rows(
    `GET /rest/cart/invitation/{code}
    POST /rest/cart/open
    DELETE /rest/cart/member/delete
    POST /rest/cart/status/{uuid}
    GET /rest/cart/receipts/{uuid}
    GET /rest/cart/current
    DELETE /rest/cart/current
    GET /rest/cart/{id}
    POST /rest/cart/current/calculate
    POST /rest/cart
    POST /rest/cart/insert-product
    PUT /rest/cart/note
    DELETE /rest/cart/product/delete
    GET /rest/events`,
    { keyed: 'tests/integration/api/group-order/ownership.test.ts' },
  ),
  // By the token that the refused sign-in gave, and a password or a code.
  ...rows(
    `POST /auth/link
    POST /auth/link/code`,
    { keyed: 'tests/integration/api/account/sign-in/social.test.ts' },
  ),
  // By the provider's signature, the attempt's uuid, the page's address.
  ...rows(
    `POST /webhooks/{provider}
    GET /payments/{provider}/return`,
    { keyed: 'tests/integration/api/payment/webhooks.test.ts' },
  ),
  ...KITCHEN_CALLS,
  // By the key that stands in the account's mails.
  ...rows('POST /rest/unsubscribe', {
    keyed: 'tests/integration/api/account/unsubscribe.test.ts',
  }),
  ...rows(OPERATOR_CALLS, 'operator'),
  ...rows(APPLICATION_CALLS, 'own'),
  ...CHAT_CALLS,
  ...rows(
    `POST /auth/logout
    GET /dashboard/user/profile/show
    GET /dashboard/user/profile/notifications-statistic
    GET /dashboard/user/notifications
    GET /dashboard/notifications
    POST /dashboard/notifications/read-all
    POST /dashboard/user/update/notifications
    GET /dashboard/user/push
    POST /dashboard/user/push
    DELETE /dashboard/user/push
    POST /dashboard/user/profile/firebase/token/update
    PUT /dashboard/user/profile/update
    POST /dashboard/user/profile/contact
    POST /dashboard/user/profile/contact/confirm
    DELETE /dashboard/user/profile/contact/{kind}
    POST /dashboard/user/profile/password/code
    POST /dashboard/user/profile/password/update
    GET /dashboard/user/addresses
    POST /dashboard/user/addresses
    GET /dashboard/user/likes
    POST /dashboard/user/likes
    DELETE /dashboard/user/likes
    GET /dashboard/user/cart
    POST /dashboard/user/cart
    POST /dashboard/user/cart/insert-product
    PUT /dashboard/user/cart/note
    POST /dashboard/user/cart/open
    GET /dashboard/user/orders/paginate
    GET /dashboard/user/order-refunds/paginate
    GET /dashboard/user/wallet
    GET /dashboard/user/wallet/histories
    GET /dashboard/user/referrals
    POST /payments/wallet/payment/top-up
    POST /dashboard/galleries
    GET /dashboard/user/shops
    PUT /dashboard/user/shops
    POST /dashboard/user/shops
    GET /dashboard/seller/shops
    GET /dashboard/user/request-models
    PUT /dashboard/user/request-models
    POST /dashboard/user/request-models
    GET /dashboard/user/sessions
    DELETE /dashboard/user/sessions
    POST /dashboard/user/profile/delete/code
    DELETE /dashboard/user/profile/delete
    POST /dashboard/user/profile/exports
    GET /dashboard/user/profile/exports
    GET /dashboard/user/events`,
    'own',
  ),

  'GET /exports/{token}': {
    keyed: 'tests/integration/api/account/data-export.test.ts',
  },
  'DELETE /dashboard/user/sessions/{id}': {
    buyer: (buyer) => [{ path: { id: buyer.sessionId }, owner: buyer.token }],
  },

  'GET /dashboard/notifications/{id}': ofNotice(),
  'POST /dashboard/notifications/{id}/read-at': ofNotice(),
  'DELETE /dashboard/notifications/{id}': ofNotice(),
  'POST /dashboard/notifications/{id}/restore': ofNotice(),
  'GET /dashboard/user/addresses/{id}': ofAddress(),
  'PUT /dashboard/user/addresses/{id}': ofAddress({ body: ADDRESS }),
  'POST /dashboard/user/address/set-active/{id}': ofAddress(),
  'DELETE /dashboard/user/addresses/delete': {
    buyer: (buyer) => [
      { query: `ids[0]=${buyer.addressId}`, owner: buyer.token },
    ],
  },

  'POST /dashboard/user/cart/merge': {
    keyed: 'tests/integration/api/cart/merge-carts.test.ts',
  },
  // Older clients name lines that are none in the same call: what is not in the own cart is left alone.
  'DELETE /dashboard/user/cart/product/delete': {
    host: (host) => [
      { body: { ids: [host.lineId] }, status: 200, owner: host.token },
    ],
  },
  'DELETE /dashboard/user/cart/delete': {
    host: (host) => [{ body: { ids: [host.cartId] }, owner: host.token }],
  },
  'POST /dashboard/user/cart/calculate/{id}': ofCart({
    body: { type: 'pickup' },
  }),
  'POST /dashboard/user/cart/set-group/{id}': ofCart(),
  'PUT /dashboard/user/cart/group/{id}': ofCart({ body: { split: 'equal' } }),
  'POST /dashboard/user/cart/group/{id}/link': ofCart(),
  'DELETE /dashboard/user/cart/group/{id}/link': ofCart(),
  'DELETE /dashboard/user/cart/member/delete': {
    host: (host) => [
      {
        query: `cart_id=${host.cartId}&ids[0]=${host.memberUuid}`,
        owner: host.token,
      },
    ],
  },

  'GET /dashboard/seller/shops/{id}': ofSeller(),
  'PUT /dashboard/seller/shops/{id}': ofSeller({
    body: { version: 1, min_amount: 1 },
  }),
  'GET /dashboard/seller/shops/{id}/changes': ofSeller(),

  'POST /dashboard/user/orders': {
    host: (host) => [
      { body: orderBody(host.cartId, host.paymentId), owner: host.token },
    ],
  },
  'GET /dashboard/user/orders/{id}': ofOrder(),
  'POST /dashboard/user/orders/{id}/status/change': ofOrder({
    query: 'status=canceled',
  }),
  'POST /dashboard/user/orders/{id}/sold-out': {
    keyed: 'tests/integration/api/kitchen/sold-out-line.test.ts',
  },
  'POST /dashboard/user/orders/{id}/repeat': ofOrder({
    body: { replace: true },
  }),

  'POST /payments/order/{id}/transactions': {
    payer: (payer) => [
      {
        path: { id: payer.orderId },
        body: { payment_sys_id: payer.paymentId },
        owner: payer.token,
      },
    ],
  },
  'GET /dashboard/user/order-card-process': {
    payer: (payer) => [
      { query: `order_id=${payer.orderId}`, owner: payer.token },
      { query: `cart_id=${payer.cartId}`, owner: payer.token },
    ],
  },
  'GET /dashboard/user/transactions/{id}': {
    payer: (payer) => [
      { path: { id: payer.transactionId }, owner: payer.token },
    ],
  },

  'POST /dashboard/user/orders/review/{id}': ofDelivered({
    body: { rating: 5 },
  }),
  'POST /dashboard/user/orders/deliveryman-review/{id}': ofDelivered({
    body: { rating: 5 },
  }),
  'POST /dashboard/user/order-refunds': {
    guest: (guest) => [
      {
        body: {
          order_id: guest.orderId,
          cause: 'It came open.',
          items: [{ order_detail_id: guest.lineId, quantity: 1 }],
        },
        owner: guest.token,
      },
    ],
  },
  'GET /dashboard/user/order-refunds/{id}': {
    guest: (guest) => [{ path: { id: guest.refundId }, owner: guest.token }],
  },
};
