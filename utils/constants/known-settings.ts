/** What a setting may hold. */
export type SettingKind =
  | 'amount'
  | 'brand_word'
  | 'colours'
  | 'country'
  | 'day'
  | 'email'
  | 'flag'
  | 'home'
  | 'logo'
  | 'language'
  | 'languages'
  | 'minor'
  | 'minutes'
  | 'pay'
  | 'payment_type'
  | 'percent'
  | 'phone'
  | 'phone_code'
  | 'picture'
  | 'point'
  | 'text'
  | 'typeface'
  | 'unit'
  | 'url'
  | 'whole'
  | 'words'
  | 'zone'
  | 'zoom';

export interface KnownSetting {
  readonly kind: SettingKind;
  readonly isPublic: boolean;
  /** What it is for, in a few words for the operator. */
  readonly about: string;
}

const open = (kind: SettingKind, about: string): KnownSetting => ({
  kind,
  isPublic: true,
  about,
});

const house = (kind: SettingKind, about: string): KnownSetting => ({
  kind,
  isPublic: false,
  about,
});

/** `home`: the first page is that of the one shop. */
export const HOME_OF_SHOP = 'shop';

/** Every setting that the operator may change, by its key. */
export const KNOWN_SETTINGS: Readonly<Record<string, KnownSetting>> = {
  name: open('brand_word', 'what the site is called'),
  short_name: house('brand_word', 'its name where there is little room'),
  tagline: house('brand_word', 'a line about it, under its name'),
  logo: house('logo', 'the picture at the top of every page'),
  logo_dark: house('logo', 'the same for the dark scheme'),
  icon: house('logo', 'a square picture, for browsers and phones'),
  colours: house('colours', 'the colours of its pages and mails'),
  typeface: house('typeface', 'the letters of its pages'),
  legal_name: house('text', 'who runs it, as the law asks'),
  legal_address: house('text', 'where whoever runs it is found'),
  legal_id: house('text', 'its number in a register, or for taxes'),
  home: house(
    'home',
    'shop: the first page is that of the one shop; with none or several, and where it is empty, the market',
  ),
  phone: open('phone', 'where customers call'),
  email: open('email', 'where customers write'),
  footer_text: open('text', 'a line at the end of every page'),
  instagram: open('url', 'link of the footer'),
  facebook: open('url', 'link of the footer'),
  twitter: open('url', 'link of the footer'),
  customer_app_android: open('url', 'the customers’ app'),
  customer_app_ios: open('url', 'the customers’ app'),
  driver_pay: open(
    'pay',
    'what a driver earns for a delivery, shown on /deliver',
  ),
  seller_commission: open(
    'percent',
    'percent of an order that the house keeps, shown on /be-seller',
  ),
  delivery_app_android: open('url', 'the drivers’ app, shown on /deliver'),
  delivery_app_ios: open('url', 'the drivers’ app, shown on /deliver'),
  vendor_app_android: open('url', 'the sellers’ app, shown on /be-seller'),
  vendor_app_ios: open('url', 'the sellers’ app, shown on /be-seller'),
  payment_type: open(
    'payment_type',
    'whose switches say how one may pay: admin, seller or both',
  ),
  group_order: open('flag', 'whether several people may order together'),
  before_order_phone_required: open('flag', 'whether an order needs a phone'),
  country: open('country', 'where the site is, by its two letters'),
  center: open(
    'point',
    'the middle of its maps; empty: the middle of its shops',
  ),
  zoom: open('zoom', 'how near its maps begin while no address is chosen'),
  distance_unit: open(
    'unit',
    'how distances are shown; empty: as in the country. Fees stay per km',
  ),
  phone_code: open(
    'phone_code',
    'what numbers of the country begin with; empty: the country’s own',
  ),
  otp_expire_time: open('minutes', 'minutes that a code can be entered'),
  service_fee: open(
    'amount',
    'fee of the house on each order, beside the shop’s percent',
  ),
  delivery_fee_step: open('amount', 'delivery fees are rounded up to it'),
  referral_active: open('flag', 'whether inviting people earns something'),
  referral_price_from: house('minor', 'what who invites earns'),
  referral_price_to: house('minor', 'what who comes gets'),
  referral_until: house('day', 'the last day of inviting'),
  referral_month_most: house('whole', 'how many people a month one earns by'),
  referral_img: house('picture', 'the picture of /referrals'),
  timezone: house('zone', 'the site’s clocks, and those of new shops'),
  default_language: house(
    'language',
    'what the site speaks first: who has chosen nothing, mails, missing words',
  ),
  languages: house(
    'languages',
    'the languages of the site; empty: all of ours',
  ),
  refund_days: house('whole', 'days in which money can be asked back'),
  unpaid_minutes: house('whole', 'minutes that an order by card waits'),
  operator_email: house(
    'email',
    'where the operator is told of orders that nobody accepts, and of applications',
  ),
  operator_phone: house('phone', 'the same by SMS'),
  chat_blocked_words: house('words', 'what no customer may write in the chat'),
};
