import type { ShopDto } from '@/server/contracts/shop';
import type { ShopForHead } from '@/services/shop/shop-head-service';
import { isoDate, zonedMoment } from '@/utils/i18n/dates';
import { paymentFacts } from '@/utils/payment/payment-facts';
import type { SchemaNode } from './head-draft';
import { closedDates, openingHours } from './opening-hours';

/** What a place is called by its category's slug; another restaurant is a Restaurant, another shop a Store. */
const KINDS = new Map([
  ['bakery', 'Bakery'],
  ['coffee', 'CafeOrCoffeeShop'],
  ['burgers', 'FastFoodRestaurant'],
  ['grocery', 'GroceryStore'],
  ['flowers', 'Florist'],
  ['pets', 'PetStore'],
  ['pharmacy', 'Pharmacy'],
]);

const REVIEWS_MOST = 3;
const BEST = 5;

function kindOf({ categories, type }: ShopDto): string {
  const known = categories.flatMap(({ slug }) => KINDS.get(slug) ?? []);
  return known[0] ?? (type === 'restaurant' ? 'Restaurant' : 'Store');
}

function ratingOf({ rating_avg, reviews_count }: ShopDto) {
  return (
    rating_avg !== null &&
    reviews_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating_avg,
        reviewCount: reviews_count,
        bestRating: BEST,
        worstRating: 1,
      },
    }
  );
}

/** The newest ones that say something. */
function reviewsOf(reviews: ShopForHead['reviews']) {
  const said = reviews
    .filter(({ comment }) => comment?.trim())
    .slice(0, REVIEWS_MOST);
  return (
    said.length > 0 && {
      review: said.map(({ comment, created_at, rating, user }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: user.firstname },
        datePublished: created_at.slice(0, 10),
        reviewBody: comment,
        reviewRating: {
          '@type': 'Rating',
          ratingValue: rating,
          bestRating: BEST,
          worstRating: 1,
        },
      })),
    }
  );
}

function hoursOf(shop: ShopDto, now: Date) {
  const week = openingHours(shop.shop_working_days);
  const today = isoDate(zonedMoment(now, shop.timezone));
  const closed = closedDates(shop.shop_closed_date, today);
  return {
    ...(week.length > 0 && { openingHoursSpecification: week }),
    ...(closed.length > 0 && { specialOpeningHoursSpecification: closed }),
  };
}

function paymentsOf({ shop_payments }: ShopDto) {
  const names = shop_payments.flatMap(({ offered, payment, status }) =>
    status && payment.active && offered !== false
      ? (paymentFacts(payment.tag).schemaName ?? [])
      : [],
  );
  return names.length > 0 && { paymentAccepted: names.join(', ') };
}

interface Place {
  readonly about: ShopForHead;
  /** Absolute address of its page, which is its name in the graph too. */
  readonly url: string;
  /** Makes a picture's address absolute. */
  readonly absolute: (src: string) => string;
  readonly priceRange: string | undefined;
  /** ISO 3166; empty: not known. */
  readonly country: string;
  /** ISO 4217 */
  readonly currency: string;
  readonly now: Date;
}

/** A restaurant or shop as schema.org describes a local business; without what it sells. */
export function shopSchema(place: Place): SchemaNode {
  const { about, absolute, country, currency, now, priceRange, url } = place;
  const { reviews, shop } = about;
  const { background_img, card_img, location, logo_img, translation } = shop;
  const pictures = [background_img, card_img].flatMap((src) =>
    src ? absolute(src) : [],
  );
  return {
    '@type': kindOf(shop),
    '@id': url,
    name: translation.title,
    url,
    ...(translation.description && { description: translation.description }),
    ...(pictures.length > 0 && { image: pictures }),
    ...(logo_img && { logo: absolute(logo_img) }),
    ...(shop.phone && { telephone: shop.phone }),
    ...(translation.address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: translation.address,
        ...(country && { addressCountry: country }),
      },
    }),
    geo: { '@type': 'GeoCoordinates', ...location },
    ...(priceRange && { priceRange }),
    currenciesAccepted: currency,
    ...paymentsOf(shop),
    ...hoursOf(shop, now),
    ...ratingOf(shop),
    ...reviewsOf(reviews),
    ...(shop.type === 'restaurant' &&
      shop.categories.length > 0 && {
        servesCuisine: shop.categories.map(
          (category) => category.translation.title,
        ),
      }),
  };
}
