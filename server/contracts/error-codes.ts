/**
 * Every error the API answers: its name in code, its number on the wire, its HTTP status and its text's key in
 * locales/<lng>/errors.json (api-contract.md §1). The only code → status table.
 */
export const ERROR_CODES = {
  not_signed_in: { number: 100, status: 401, key: 'error.100' },
  wrong_role: { number: 101, status: 403, key: 'error.101' },
  bad_credentials: { number: 102, status: 400, key: 'error.102' },
  email_unverified: { number: 103, status: 400, key: 'error.103' },
  phone_unverified: { number: 104, status: 400, key: 'error.104' },
  account_exists: { number: 106, status: 400, key: 'error.106' },
  social_login_refused: { number: 107, status: 400, key: 'error.107' },
  wallet_too_low: { number: 109, status: 400, key: 'error.109' },
  quote_changed: { number: 110, status: 409, key: 'error.110' },
  quantity_limit: { number: 111, status: 400, key: 'error.111' },
  below_minimum: { number: 112, status: 400, key: 'error.112' },
  phone_required: { number: 117, status: 400, key: 'error.117' },
  shop_closed: { number: 118, status: 400, key: 'error.118' },
  wrong_code: { number: 201, status: 400, key: 'error.201' },
  too_many_tries: { number: 202, status: 429, key: 'error.202' },
  code_expired: { number: 203, status: 400, key: 'error.203' },
  shop_already_created: { number: 205, status: 400, key: 'error.205' },
  code_sent: { number: 216, status: 400, key: 'error.216' },
  invalid_coupon: { number: 249, status: 400, key: 'error.249' },
  coupon_expired: { number: 250, status: 400, key: 'error.250' },
  coupon_used: { number: 251, status: 400, key: 'error.251' },
  status_already_set: { number: 252, status: 400, key: 'error.252' },
  cancel_not_possible: { number: 254, status: 400, key: 'error.254' },
  bad_request: { number: 400, status: 400, key: 'error.400' },
  unauthorized: { number: 401, status: 401, key: 'error.401' },
  forbidden: { number: 403, status: 403, key: 'error.403' },
  not_found: { number: 404, status: 404, key: 'error.404' },
  conflict: { number: 409, status: 409, key: 'error.409' },
  payload_too_large: { number: 413, status: 413, key: 'error.413' },
  idempotency_mismatch: { number: 422, status: 422, key: 'error.422' },
  too_many_requests: { number: 429, status: 429, key: 'error.429' },
  out_of_stock: { number: 430, status: 400, key: 'error.430' },
  unknown_payment: { number: 432, status: 400, key: 'error.432' },
  out_of_zone: { number: 433, status: 400, key: 'error.433' },
  other_shop: { number: 440, status: 400, key: 'error.440' },
  group_closed: { number: 441, status: 400, key: 'error.441' },
  chat_closed: { number: 442, status: 400, key: 'error.442' },
  internal: { number: 500, status: 500, key: 'error.500' },
  unavailable: { number: 503, status: 503, key: 'error.503' },
  already_exists: { number: 506, status: 400, key: 'error.506' },
  no_mail_server: { number: 507, status: 400, key: 'error.507' },
} as const satisfies Record<
  string,
  { number: number; status: number; key: string }
>;

export type ErrorCode = keyof typeof ERROR_CODES;
