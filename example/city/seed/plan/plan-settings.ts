import { EXAMPLE_CITY_SETTING } from '@/server/domain/address/site-place';
import {
  EXAMPLE_PLACE,
  EXAMPLE_TIMEZONE,
} from '@/example/city/map/example-place';
import type { CityRows } from '@/example/city/seed/rows';
import { labels } from '@/example/city/seed/texts';
import type { Text } from '@/example/city/content/content';

const SETTINGS: Readonly<Record<string, string>> = {
  payment_type: 'both',
  otp_expire_time: '10',
  referral_active: '1',
  group_order: '1',
  before_order_phone_required: '1',
  ...EXAMPLE_PLACE,
  service_fee: '0',
  instagram: 'https://www.instagram.com/sofra.example',
  facebook: 'https://www.facebook.com/sofra.example',
  twitter: 'https://x.com/sofra_example',
  customer_app_android:
    'https://play.google.com/store/apps/details?id=example.sofra.customer',
  customer_app_ios: 'https://apps.apple.com/app/sofra-customer/id0000000001',
  delivery_app_android: '',
  delivery_app_ios: '',
  vendor_app_android: '',
  vendor_app_ios: '',
  phone: '+998712000000',
  email: 'hello@sofra.example',
  footer_text: '',
};

/** What no page reads. */
const PRIVATE_SETTINGS: Readonly<Record<string, string>> = {
  [EXAMPLE_CITY_SETTING]: '1',
  timezone: EXAMPLE_TIMEZONE,
};

/** Units for one US dollar. */
const CURRENCIES = [
  ['USD', '$', 1, 'before'],
  ['EUR', '€', 0.92, 'before'],
  ['UZS', "so'm", 12_650, 'after'],
  ['RUB', '₽', 92.5, 'after'],
  ['KZT', '₸', 482, 'after'],
  ['TRY', '₺', 34.2, 'before'],
] as const;

/** Methods in force; the card is offered where it has a provider. */
const PAYMENTS = [
  ['cash', 'Cash', true],
  ['wallet', 'Sofra wallet', true],
  ['card', 'Card', true],
] as const;

const TAGS = {
  halal: ['Halal', 'حلال', 'Халяль'],
  vegan: ['Vegan choices', 'خيارات نباتية', 'Есть веганское'],
  family: ['Good for families', 'مناسب للعائلات', 'Для всей семьи'],
  new: ['New', 'جديد', 'Новое'],
  best: ['Best of the city', 'الأفضل في المدينة', 'Лучшее в городе'],
  spicy: ['Spicy', 'حار', 'Острое'],
  budget: ['Good value', 'أسعار مناسبة', 'Недорого'],
  organic: ['Organic', 'عضوي', 'Органика'],
  'late-night': ['Late at night', 'حتى وقت متأخر', 'Допоздна'],
} as const satisfies Record<string, Text>;

/** Settings, currencies (the first is the default), payment methods and tags; answers the tags' ids. */
export function planSettings(rows: CityRows): ReadonlyMap<string, number> {
  for (const [key, value] of Object.entries(SETTINGS))
    rows.add('settings', { key, value });
  for (const [key, value] of Object.entries(PRIVATE_SETTINGS))
    rows.add('settings', { key, value, isPublic: false });
  for (const [title, symbol, rate, position] of CURRENCIES) {
    const id = rows.id('currencies');
    rows.add('currencies', {
      id,
      title,
      symbol,
      rate,
      position,
      isDefault: id === 1,
    });
  }
  for (const [tag, title, active] of PAYMENTS) {
    const id = rows.id('payments');
    rows.add('payments', { id, tag, title, active, position: id });
  }
  const tagIds = new Map<string, number>();
  for (const [slug, name] of Object.entries(TAGS)) {
    const id = rows.id('tags');
    tagIds.set(slug, id);
    rows.add('tags', { id, slug, img: null, translations: labels(name) });
  }
  return tagIds;
}
