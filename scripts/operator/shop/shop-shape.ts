import type { ShopChange } from '@/server/contracts/operator/shop';
import type { ContentShape, Shaped } from '../content/content-shape';

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
    phone: 'for couriers and customers: "+998712554545"',
    location: 'its point on the map: 41.3111, 69.2797 (latitude, longitude)',
    zone: 'where it delivers: 4 km around it, or a GeoJSON file beside this one: zone.geojson',
    hours:
      'the same every day (10:00-22:00), or by day below it: "monday: 10:00-14:00, 17:00-22:00", "sunday: closed", "friday: all day"; a day that is not named stays',
    closed_days:
      'days on which it is closed: [2026-12-31, 01.01.2027]; all of them from today on',
    min_amount: 'the smallest order: 10.00',
    price: 'a delivery, its first kilometre in it: 1.90',
    price_per_km: 'each kilometre more: 0.50',
  },
  shown: ['id', 'type', 'open', 'timezone'],
} satisfies ContentShape & Shaped<ShopChange>;
