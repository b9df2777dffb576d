/** Chosen or made by the program, or held to a form by it; never shown as somebody wrote it. */
export const MACHINE = new Set(
  [
    'access_tokens.token_hash',
    'access_tokens.address',
    'addon_groups.key', // a name in the operator's files
    'banners.slug',
    'blog_posts.slug',
    'branches.hours',
    'careers.slug',
    'carts.share_code',
    'categories.slug',
    'category_translations.locale',
    'currencies.title', // ISO 4217
    'chats.role_id', // admin, or an id
    'city_addresses.house_key', // folded
    'city_shapes.rings', // numbers
    'city_streets.found_by', // folded
    'city_streets.lines', // numbers
    'coupons.name', // letters, figures, - and _
    'courier_reviews.images', // own uploads, looked up
    'data_exports.token_hash',
    'data_exports.body', // a file, never a page
    'delivery_zones.area',
    'extra_groups.key', // a name in the operator's files
    'extra_values.key', // likewise
    'gateway_events.event_id',
    'gateway_refunds.currency',
    'gateway_refunds.settled_reference', // the operator's, told to operators alone
    'identities.subject',
    'identities.email', // the provider's word, checked as an e-mail
    'idempotency_keys.owner',
    'faqs.slug', // letters, figures and hyphens
    'faqs.topic',
    'idempotency_keys.key',
    'idempotency_keys.request_hash',
    'idempotency_keys.response_body',
    'idempotency_keys.prepared',
    'kitchen_links.token_hash',
    'kitchen_links.pin_hash',
    'messages.client_id', // checked as a uuid
    'messages.img', // an own upload, looked up
    'news.key', // letters, figures and hyphens
    'news.langs',
    'notifications.subject',
    'order_refunds.images', // own uploads, looked up
    'order_refunds.lang',
    'orders.delivery_time', // HH:MM
    'orders.courier_route',
    'orders.lang',
    'outbox_messages.code',
    'outbox_messages.unsubscribe_url', // our own address, in a mail's header
    'pages.slug',
    'payments.tag',
    'product_translations.locale',
    'products.slug',
    'push_subscriptions.endpoint', // sent to, never shown
    'push_subscriptions.p256dh',
    'push_subscriptions.auth',
    'push_subscriptions.locale',
    'quotes.input',
    'quotes.result',
    'rate_limits.bucket',
    'reviews.images', // own uploads, looked up
    'sandbox_refunds.key',
    'sandbox_sessions.attempt',
    'sandbox_sessions.cancel_url',
    'sandbox_sessions.currency',
    'sandbox_sessions.return_url',
    'sandbox_sessions.source',
    'sandbox_webhooks.body',
    'sandbox_webhooks.event_id',
    'search_product_words.words',
    'search_shops.words',
    'search_words.word',
    'settings.key',
    'shop_translations.locale',
    'shop_working_days.opens_at',
    'shop_working_days.closes_at',
    'shop_ways.target', // checked by its kind, told to operators alone
    'shop_ways.secret',
    'shop_ways.lang',
    'shops.slug',
    'shops.timezone',
    'subscriptions.email', // checked as an e-mail
    'subscriptions.locale',
    'tags.slug',
    'tellings.target', // as shop_ways.target
    'tellings.event',
    'transactions.charge_email', // checked as an e-mail
    'transactions.charge_site',
    'transactions.charge_title',
    'transactions.lang',
    'transactions.pay_url', // the provider's
    'transactions.provider_ref',
    'translation_overrides.locale',
    'translation_overrides.namespace',
    'translation_overrides.key',
    'uploads.path',
    'uploads.type',
    'uploads.used_for',
    'user_events.topic',
    'user_events.payload',
    'users.email', // checked as an e-mail
    'users.phone', // checked as a phone
    'users.contact_phone', // checked as a phone
    'users.password_hash',
    'users.my_referral',
    'verification_codes.subject',
    'verification_codes.code_hash',
    'verification_codes.asked_from', // a hash
    'verify_tokens.token_hash',
    'verify_tokens.subject',
    'verify_tokens.earned_from', // a hash
  ].map((name) => name.trim()),
);
