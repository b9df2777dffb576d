import type { ShopChange } from '@/server/contracts/operator/shop';
import type { ContentShape, Shaped } from '../content/content-shape';

/** What a shop's file calls its pictures. */
const SHOP_NAMES = {
  logo: 'logo_img',
  cover: 'background_img',
  tax: 'tax_percent',
  service_fee: 'service_fee_percent',
} as const;

/** What a shop's file may say. */
export const SHOP_SHAPE: ContentShape = {
  one: 'shop',
  isPlain: true,
  words: {
    title: 'its name',
    address: 'street and house, as customers read it',
    description: 'a line or two about it',
  },
  fields: {
    logo_img:
      'its logo: a picture beside this file (JPEG, PNG, WebP, 10 MB), or an https address; null: none',
    background_img: 'its cover, the wide picture above its page; likewise',
    categories:
      'what it is found by, all of them, by name or slug: [Plov, Bakery]',
    phone: 'for couriers and customers: "+15551234567"',
    location: 'its point on the map: 52.52, 13.405 (latitude, longitude)',
    zone: 'where it delivers: 4 km around it, or a GeoJSON file beside this one: zone.geojson',
    hours:
      'the same every day (10:00-22:00), or by day below it: "monday: 10:00-14:00, 17:00-22:00", "sunday: closed", "friday: all day"; a day that is not named stays',
    closed_days:
      'days on which it is closed: [2026-12-31, 01.01.2027]; all of them from today on',
    min_amount: 'the smallest order: 10.00',
    price: 'a delivery, its first kilometre in it: 1.90',
    price_per_km: 'each kilometre more: 0.50',
    small_order_fee:
      'what an order below the minimum costs more: 1.50; null: it is refused',
    free_delivery_from:
      'goods for so much are brought for nothing: 40.00; null: never',
    tax_percent: 'added to the goods, in percent: 19',
    service_fee_percent: 'of the house, of the goods, in percent: 5',
    delivery_minutes_from:
      'an order is there in 20 minutes at the earliest: 20',
    delivery_minutes_to: 'and in so many at the latest, near the shop: 35',
    accept_minutes:
      'an order that nobody accepts so long is cancelled: 10; 0: never',
    payments: 'how one may pay there, all of them: [cash, card]',
    gallery:
      'pictures beyond its cover, all of them in their order: [room.jpg, bar.jpg]',
    branches:
      'its other places, all of them: a list of id (of one that is there), title, address, location, phone, hours',
    timezone: 'its clock: Europe/Berlin',
    owner: 'the account that owns it, by its e-mail or phone; null: the house',
  },
  shown: ['id', 'type', 'open', 'version'],
  otherNames: SHOP_NAMES,
} satisfies ContentShape & Shaped<Omit<ShopChange, 'category_ids'>>;
