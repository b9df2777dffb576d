import { stringify } from 'yaml';
import type { OperatorSiteDto } from '@/server/contracts/operator/setting';
import type { OperatorShopDetailDto } from '@/server/contracts/operator/shop';
import { CliError } from '../cli-error';
import { markdownOfPlain } from '../content/markdown';
import { amountText } from '../money';
import {
  type Pair,
  pointText,
  stateText,
  weekPairs,
  zoneText,
} from './shop-words';

const orNone = (
  amount: number | null,
  currency: OperatorSiteDto['currency'],
): string => (amount === null ? '' : amountText(amount, currency));

type Branch = OperatorShopDetailDto['branches'][number];

function branchText({ hours, location, phone, translations }: Branch): string {
  const words = Object.values(translations);
  return [
    words.map(({ title }) => title).join(' / '),
    words.flatMap(({ address }) => address ?? []).join(' / '),
    pointText(location),
    phone ?? '',
    hours.length
      ? weekPairs(hours)
          .map(([day, spans]) => `${day} ${spans}`)
          .join(', ')
      : 'hours of the shop',
  ]
    .filter(Boolean)
    .join('; ');
}

const ownerText = ({ owner }: OperatorShopDetailDto): string =>
  owner
    ? [owner.name, owner.email ?? owner.phone].filter(Boolean).join(', ')
    : 'the house';

/** A branch as a file says it: words of one language, its own hours where it has some. */
const branchHead = (
  { hours, id, location, phone, translations }: Branch,
  lang: string,
) => ({
  id,
  ...(translations[lang] && { title: translations[lang].title }),
  ...(translations[lang]?.address && { address: translations[lang].address }),
  location: pointText(location),
  ...(phone !== null && { phone }),
  ...(hours.length > 0 && { hours: Object.fromEntries(weekPairs(hours)) }),
});

/** Everything of a shop that may be changed, by name; its words in those languages. */
export function shopPairs(
  shop: OperatorShopDetailDto,
  { currency }: OperatorSiteDto,
  langs: readonly string[] = Object.keys(shop.translations),
): readonly Pair[] {
  const said = Object.entries(shop.translations);
  const words = said
    .filter(([lang]) => langs.includes(lang))
    .flatMap(([lang, { address, description, title }]): Pair[] => [
      [`title (${lang})`, title],
      [`address (${lang})`, address ?? ''],
      [`description (${lang})`, description ?? ''],
    ]);
  return [
    ...words,
    ['logo', shop.logo_img ?? ''],
    ['cover', shop.background_img ?? ''],
    ['categories', shop.categories.join(', ')],
    ['phone', shop.phone ?? ''],
    ['location', pointText(shop.location)],
    ['zone', zoneText(shop.zone)],
    ...weekPairs(shop.hours),
    ['closed_days', shop.closed_days.join(', ')],
    ['min_amount', amountText(shop.min_amount, currency)],
    ['price', amountText(shop.price, currency)],
    ['price_per_km', amountText(shop.price_per_km, currency)],
    ['small_order_fee', orNone(shop.small_order_fee, currency)],
    ['free_delivery_from', orNone(shop.free_delivery_from, currency)],
    ['tax', `${shop.tax_percent} %`],
    ['service_fee', `${shop.service_fee_percent} %`],
    [
      'delivery_minutes',
      `${shop.delivery_minutes_from}-${shop.delivery_minutes_to}`,
    ],
    ['accept_minutes', String(shop.accept_minutes)],
    ['payments', shop.payments.join(', ')],
    ['gallery', shop.gallery.join(', ')],
    ...shop.branches.map((branch): Pair => [
      `branch ${branch.id}`,
      branchText(branch),
    ]),
    ['timezone', shop.timezone],
    ['owner', ownerText(shop)],
  ];
}

/** What became different: `  price: $1.90 → $2.50`. */
function shopChanges(
  before: OperatorShopDetailDto,
  after: OperatorShopDetailDto,
  site: OperatorSiteDto,
): readonly string[] {
  const was = new Map(shopPairs(before, site));
  const is = new Map(shopPairs(after, site));
  const names = [...new Set([...was.keys(), ...is.keys()])];
  const isMoved =
    JSON.stringify(before.zone) !== JSON.stringify(after.zone) &&
    was.get('zone') === is.get('zone');
  return [
    ...names
      .filter((name) => was.get(name) !== is.get(name))
      .map(
        (name) =>
          `  ${name}: ${was.get(name) || '(none)'} → ${is.get(name) || '(none)'}`,
      ),
    ...(isMoved ? ['  zone: its corners'] : []),
  ];
}

/** What a change has made of a shop, or would make of it. */
export function shopChanged(
  before: OperatorShopDetailDto,
  after: OperatorShopDetailDto,
  { isDry, site }: { site: OperatorSiteDto; isDry: boolean },
): string {
  const name = `${after.title} (${after.id})`;
  const changes = shopChanges(before, after, site);
  if (!changes.length) return `${name} is as it was.`;
  const head = isDry
    ? `${name} would be changed, and nothing is done:`
    : `${name} is changed:`;
  return [head, ...changes].join('\n');
}

/** Where customers see it, and whether they can order. */
export function shopSeen(shop: OperatorShopDetailDto, site: string): string {
  const { id, open, paused_until: until, type } = shop;
  const at = `It is shown at ${site}/${type}/${id}`;
  if (open && until !== null)
    return `${at}\nIt is ${stateText(shop)}: \`shop open ${id}\` ends the pause.`;
  return open ? at : `${at}\nIt takes no orders: \`shop open ${id}\` opens it.`;
}

/** What most shops have, and this one has not: names of its file. */
export function shopMissing(shop: OperatorShopDetailDto): readonly string[] {
  const { background_img: cover, logo_img: logo, translations } = shop;
  const isDescribed = Object.values(translations).some(
    (words) => words.description,
  );
  return [
    ...(logo ? [] : ['logo']),
    ...(cover ? [] : ['cover']),
    ...(isDescribed ? [] : ['its description (the text)']),
  ];
}

/** The shop as the Markdown file that put takes, in one language. Throws CliError when there are no words in it. */
export function shopMarkdown(
  shop: OperatorShopDetailDto,
  lang: string,
): string {
  const words = shop.translations[lang];
  if (!words)
    throw new CliError(
      `The shop ${shop.slug} has no words in ${lang}, only in ${Object.keys(shop.translations).join(', ')}.`,
    );
  const { zone } = shop;
  const head = {
    slug: shop.slug,
    lang,
    title: words.title,
    ...(words.address !== null && { address: words.address }),
    ...(shop.logo_img !== null && { logo: shop.logo_img }),
    ...(shop.background_img !== null && { cover: shop.background_img }),
    categories: [...shop.categories],
    ...(shop.phone !== null && { phone: shop.phone }),
    location: pointText(shop.location),
    ...(zone?.kind === 'radius' && { zone: `${zone.radius_km} km` }),
    hours: Object.fromEntries(weekPairs(shop.hours)),
    closed_days: [...shop.closed_days],
    min_amount: shop.min_amount,
    price: shop.price,
    price_per_km: shop.price_per_km,
    small_order_fee: shop.small_order_fee,
    free_delivery_from: shop.free_delivery_from,
    tax: shop.tax_percent,
    service_fee: shop.service_fee_percent,
    delivery_minutes_from: shop.delivery_minutes_from,
    delivery_minutes_to: shop.delivery_minutes_to,
    accept_minutes: shop.accept_minutes,
    payments: [...shop.payments],
    gallery: [...shop.gallery],
    branches: shop.branches.map((branch) => branchHead(branch, lang)),
    timezone: shop.timezone,
  };
  const drawn =
    zone?.kind === 'polygon'
      ? `# zone: ${zoneText(zone)}. To see it: shop get ${shop.slug} --zone > zone.geojson; to change it here: zone: zone.geojson\n`
      : '';
  const below = markdownOfPlain(words.description ?? '');
  return `---\n${stringify(head, { lineWidth: 0 })}${drawn}---\n\n${below}\n`;
}

/** Where it delivers as GeoJSON. Throws CliError when that is nowhere or a circle. */
export function shopZone({ slug, zone }: OperatorShopDetailDto): object {
  if (zone?.kind !== 'polygon')
    throw new CliError(
      `The shop ${slug} has no drawn zone: it delivers ${zoneText(zone)}.`,
    );
  const ring = zone.points.map(([lat, lng]) => [lng, lat]);
  const coordinates = [[...ring, ring[0]]];
  return {
    type: 'Feature',
    properties: { shop: slug },
    geometry: { type: 'Polygon', coordinates },
  };
}
