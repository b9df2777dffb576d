import { couriers } from '@/example/city/content/content';
import type { LibraryContent, Text } from '@/example/city/content/content';
import { pictureOf } from '@/example/city/seed/pictures';
import type { PlannedShop } from './plan-shop';
import { uuidOf } from '@/scripts/lib/random';
import type { CityRows } from '@/example/city/seed/rows';
import { labels, textRows } from '@/example/city/seed/texts';
import { inFurtherLanguages } from '@/example/city/seed/words';

/** Plans the shared categories: cuisines as `main`, trades as `shop`; answers ids by library. */
export function planCategories(
  rows: CityRows,
  libraries: readonly LibraryContent[],
): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  for (const [position, library] of libraries.entries()) {
    const id = rows.id('categories');
    ids.set(library.id, id);
    rows.add('categories', {
      id,
      uuid: uuidOf(`category ${library.id}`),
      slug: library.id,
      kind: library.type === 'restaurant' ? 'main' : 'shop',
      img: pictureOf(`category-${library.id}`),
      position,
    });
    for (const text of textRows(library.name))
      rows.add('categoryTranslations', {
        id: rows.id('categoryTranslations'),
        categoryId: id,
        ...text,
      });
  }
  return ids;
}

interface BannerContent {
  readonly picture: string;
  readonly tone: 'dark' | 'light';
  readonly kicker: Text;
  readonly title: Text;
  readonly description: Text;
  readonly button: Text;
  /** Where it leads: a library's category, or its first place of these hours. */
  readonly to:
    | { readonly category: string }
    | { readonly library: string; readonly hours: string };
}

const BANNERS: readonly BannerContent[] = [
  {
    picture: 'banner-plov',
    tone: 'dark',
    kicker: ['From the kazan', 'من القازان', 'Из казана'],
    title: [
      'Plov is ready at eleven',
      'البلوف جاهز عند الحادية عشرة',
      'Плов готов к одиннадцати',
    ],
    description: [
      'Six kitchens of the city cook it, until it runs out',
      'ستة مطابخ في المدينة تطهوه حتى ينفد',
      'Его готовят шесть кухонь города, пока не закончится',
    ],
    button: ['Choose a kitchen', 'اختر المطبخ', 'Выбрать кухню'],
    to: { category: 'uzbek' },
  },
  {
    picture: 'banner-market',
    tone: 'light',
    kicker: ['The market', 'السوق', 'Рынок'],
    title: [
      'Groceries in half an hour',
      'البقالة خلال نصف ساعة',
      'Продукты за полчаса',
    ],
    description: [
      'Fruit, dairy, bread and everything you’ve run out of',
      'فواكه وألبان وخبز وكل ما نفد من ثلاجتك',
      'Фрукты, молочное, хлеб и всё, что закончилось в холодильнике',
    ],
    button: ['Go shopping', 'ابدأ التسوّق', 'За покупками'],
    to: { category: 'grocery' },
  },
  {
    picture: 'banner-sweet',
    tone: 'light',
    kicker: ['For the tea', 'مع الشاي', 'К чаю'],
    title: ['Something sweet today', 'شيء حلو اليوم', 'Что-нибудь сладкое'],
    description: [
      'Baklava, cheesecakes and ice cream from the confectioners near you',
      'بقلاوة وتشيز كيك ومثلجات من حلوانيي حيّك',
      'Пахлава, чизкейки и мороженое от кондитеров поблизости',
    ],
    button: ['See the sweets', 'تصفّح الحلويات', 'К сладостям'],
    to: { category: 'sweets' },
  },
  {
    picture: 'banner-late',
    tone: 'dark',
    kicker: ['After midnight', 'بعد منتصف الليل', 'После полуночи'],
    title: ['Hungry at night?', 'جائع ليلًا؟', 'Проголодались ночью?'],
    description: [
      'This kitchen never closes',
      'هذا المطبخ لا يغلق أبدًا',
      'Эта кухня не закрывается никогда',
    ],
    button: ['Order now', 'اطلب الآن', 'Заказать'],
    to: { library: 'burgers', hours: 'always' },
  },
];

function urlOf(
  { to }: BannerContent,
  shops: readonly PlannedShop[],
  categoryIds: ReadonlyMap<string, number>,
): string | null {
  if ('category' in to) {
    const id = categoryIds.get(to.category);
    return id === undefined ? null : `/?category_id=${id}`;
  }
  const shop = shops.find(
    ({ content, library }) =>
      library.id === to.library && content.hours === to.hours,
  );
  return shop ? `/${shop.library.type}/${shop.id}` : null;
}

function bannerTexts({ button, description, kicker, title }: BannerContent) {
  const further = inFurtherLanguages((words) => {
    const texts = {
      title: words[title[0]],
      description: words[description[0]],
      kicker: words[kicker[0]],
      button: words[button[0]],
    };
    return Object.values(texts).includes(undefined)
      ? null
      : (texts as { [key in keyof typeof texts]: string });
  });
  const inLocale = (index: 0 | 1 | 2) => ({
    title: title[index],
    description: description[index],
    kicker: kicker[index],
    button: button[index],
  });
  return { ...further, en: inLocale(0), ar: inLocale(1), ru: inLocale(2) };
}

/** Plans the banners of the home page; one whose place is not in this city is left out. */
export function planBanners(
  rows: CityRows,
  shops: readonly PlannedShop[],
  categoryIds: ReadonlyMap<string, number>,
): void {
  for (const [position, banner] of BANNERS.entries()) {
    const url = urlOf(banner, shops, categoryIds);
    if (!url) continue;
    rows.add('banners', {
      id: rows.id('banners'),
      slug: banner.picture.replace(/^banner-/, ''),
      img: pictureOf(banner.picture),
      url,
      tone: banner.tone,
      position,
      translations: bannerTexts(banner),
    });
  }
}

/** Plans the couriers that the simulator sends. */
export function planCouriers(rows: CityRows): void {
  for (const [
    index,
    { firstname, lastname, phone, portrait, vehicle },
  ] of couriers.entries()) {
    const id = rows.id('couriers');
    rows.add('couriers', {
      id,
      firstname,
      lastname,
      phone,
      img: pictureOf(portrait),
      rating: 4.6 + (index % 5) / 10,
      ratingsCount: 120 + index * 17,
      vehicle: labels(vehicle),
    });
  }
}
