type Heads = Readonly<Record<string, readonly string[]>>;

/** What menus call their columns in each language, beside our own names of them. */
const USUAL: Readonly<Record<string, Heads>> = {
  en: {
    title: [
      'name',
      'dish',
      'dish name',
      'item',
      'item name',
      'product',
      'meal',
    ],
    description: ['details', 'composition', 'ingredients'],
    price: ['cost', 'unit price'],
    category: ['section', 'menu section', 'course'],
    quantity: ['qty', 'stock', 'in stock', 'left'],
    img: ['image', 'picture', 'photo'],
    sku: ['code', 'article number', 'item code'],
    unit: ['units', 'measure'],
    vegetarian: ['vegetarian', 'veg'],
    spicy: ['hot'],
    allergens: ['allergen'],
    kcal: ['calories', 'energy'],
    active: ['available', 'availability', 'on sale'],
    size: ['size', 'variant'],
    weight: ['weight', 'net weight', 'volume'],
    addons: ['add-ons', 'add-on', 'add ons', 'extras', 'toppings'],
  },
  ru: {
    title: ['название', 'наименование', 'блюдо', 'товар', 'позиция', 'продукт'],
    description: ['описание', 'состав'],
    price: ['цена', 'стоимость'],
    category: ['раздел', 'категория', 'группа', 'раздел меню'],
    quantity: ['количество', 'кол-во', 'остаток'],
    img: ['фото', 'картинка', 'изображение'],
    sku: ['артикул', 'код'],
    unit: ['единица', 'ед', 'ед изм', 'единица измерения'],
    vegetarian: ['вегетарианское'],
    spicy: ['острое'],
    allergens: ['аллергены'],
    kcal: ['ккал', 'калории', 'калорийность'],
    active: ['в наличии', 'наличие', 'доступно', 'в продаже'],
    size: ['размер', 'вариант'],
    weight: ['вес', 'выход', 'масса', 'объем', 'граммовка'],
    addons: ['добавки', 'допы', 'топпинги', 'дополнительно'],
  },
  uz: {
    title: ['nomi', 'taom', 'taom nomi', 'mahsulot', 'mahsulot nomi'],
    description: ['tavsif', 'tavsifi', 'tarkibi'],
    price: ['narx', 'narxi'],
    category: ["bo'lim", 'toifa', 'kategoriya'],
    quantity: ['miqdor', 'miqdori', 'qoldiq', 'soni'],
    img: ['rasm', 'surat'],
    sku: ['artikul', 'kod'],
    unit: ['birlik', "o'lchov birligi"],
    allergens: ['allergenlar'],
    kcal: ['kaloriya'],
    active: ['mavjud', 'sotuvda'],
    size: ["o'lcham", "o'lchami"],
    weight: ['vazni', "og'irligi", 'hajmi'],
    addons: ["qo'shimchalar"],
  },
  kz: {
    title: ['атауы', 'тағам', 'тағам атауы'],
    description: ['сипаттама', 'сипаттамасы', 'құрамы'],
    price: ['баға', 'бағасы'],
    category: ['бөлім', 'санат'],
    quantity: ['саны', 'қалдық'],
    img: ['сурет'],
    unit: ['өлшем бірлігі'],
    allergens: ['аллергендер'],
    active: ['қолда бар', 'сатылымда'],
    size: ['өлшем', 'өлшемі'],
    weight: ['салмағы', 'көлемі'],
    addons: ['қосымшалар'],
  },
  de: {
    title: ['gericht', 'speise', 'bezeichnung', 'artikel', 'produkt'],
    description: ['beschreibung', 'zutaten'],
    price: ['preis'],
    category: ['kategorie', 'rubrik', 'gruppe', 'abschnitt'],
    quantity: ['menge', 'bestand', 'anzahl'],
    img: ['bild'],
    sku: ['artikelnummer', 'artikelnr'],
    unit: ['einheit'],
    vegetarian: ['vegetarisch'],
    spicy: ['scharf'],
    allergens: ['allergene'],
    kcal: ['kalorien'],
    active: ['verfügbar', 'erhältlich'],
    size: ['größe', 'variante'],
    weight: ['gewicht', 'volumen', 'füllmenge'],
    addons: ['zusätze', 'zusatzzutaten', 'extra zutaten', 'beläge'],
  },
  fr: {
    title: ['nom', 'plat', 'intitulé', 'article', 'produit'],
    description: ['ingrédients'],
    price: ['prix', 'tarif'],
    category: ['catégorie', 'rubrique'],
    quantity: ['quantité'],
    sku: ['référence'],
    unit: ['unité'],
    vegetarian: ['végétarien'],
    spicy: ['épicé'],
    allergens: ['allergènes'],
    active: ['disponible', 'en vente'],
    size: ['taille', 'variante'],
    weight: ['poids'],
    addons: ['suppléments'],
  },
  es: {
    title: ['nombre', 'plato', 'artículo', 'producto'],
    description: ['descripción', 'ingredientes'],
    price: ['precio'],
    category: ['categoría', 'sección'],
    quantity: ['cantidad', 'existencias'],
    img: ['imagen', 'foto'],
    sku: ['código', 'referencia'],
    unit: ['unidad'],
    vegetarian: ['vegetariano'],
    spicy: ['picante'],
    allergens: ['alérgenos'],
    kcal: ['calorías'],
    active: ['disponible', 'en venta'],
    size: ['tamaño', 'variante'],
    weight: ['peso'],
    addons: ['suplementos', 'adicionales'],
  },
  it: {
    title: ['nome', 'piatto', 'articolo', 'prodotto'],
    description: ['descrizione', 'ingredienti'],
    price: ['prezzo'],
    category: ['categoria', 'sezione'],
    quantity: ['quantità', 'giacenza'],
    img: ['immagine'],
    sku: ['codice'],
    unit: ['unità'],
    allergens: ['allergeni'],
    kcal: ['calorie'],
    active: ['disponibile'],
    size: ['formato', 'dimensione'],
    weight: ['peso', 'grammatura'],
    addons: ['extra', 'aggiunte', 'supplementi'],
  },
  tr: {
    title: ['ad', 'adı', 'isim', 'yemek', 'yemek adı', 'ürün', 'ürün adı'],
    description: ['açıklama', 'içindekiler', 'tanım'],
    price: ['fiyat', 'fiyatı'],
    category: ['kategori', 'bölüm'],
    quantity: ['miktar', 'adet', 'stok'],
    img: ['resim', 'görsel', 'fotoğraf'],
    sku: ['stok kodu'],
    unit: ['birim'],
    vegetarian: ['vejetaryen'],
    spicy: ['acılı', 'acı'],
    allergens: ['alerjenler'],
    kcal: ['kalori'],
    active: ['mevcut', 'satışta'],
    size: ['boy', 'boyut'],
    weight: ['ağırlık', 'gramaj'],
    addons: ['ekstralar', 'ekstra', 'ek malzemeler'],
  },
  ar: {
    title: ['الاسم', 'اسم الطبق', 'الطبق', 'المنتج', 'الصنف'],
    description: ['الوصف', 'المكونات'],
    price: ['السعر', 'سعر'],
    category: ['الفئة', 'القسم'],
    quantity: ['الكمية', 'المخزون'],
    img: ['الصورة', 'صورة'],
    sku: ['الرمز', 'رمز المنتج'],
    unit: ['الوحدة'],
    vegetarian: ['نباتي'],
    spicy: ['حار'],
    allergens: ['مسببات الحساسية'],
    kcal: ['السعرات', 'السعرات الحرارية'],
    active: ['متوفر', 'متاح'],
    size: ['الحجم', 'المقاس'],
    weight: ['الوزن'],
    addons: ['الإضافات', 'إضافات'],
  },
};

/** A head without what is written beside it: its unit, brackets, marks and accents. */
export function plainHead(head: string): string {
  const bare = head
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    // capitals of Turkish do not say which i they are
    .replaceAll('ı', 'i')
    .replace(/[‘’ʻʼ`]/g, "'")
    .replace(/\(.*?\)|\[.*?\]/g, ' ')
    .replace(/[*№#\p{Sc}.:]/gu, ' ');
  const [first = ''] = bare.split(/[,;/|]/).filter((part) => part.trim());
  return first.replace(/\s+/g, ' ').trim();
}

export interface UsualHead {
  /** Our column. */
  readonly column: string;
  /** The language the head is in. */
  readonly lang: string;
}

const COLUMN_OF: ReadonlyMap<string, UsualHead> = new Map(
  Object.entries(USUAL)
    .reverse()
    .flatMap(([lang, heads]) =>
      Object.entries(heads).flatMap(([column, names]) =>
        names.map((name) => [plainHead(name), { column, lang }] as const),
      ),
    ),
);

/** Every usual head, for guesses. */
export const USUAL_HEADS: readonly string[] = [...COLUMN_OF.keys()];

/** The column that a menu means by a head, such as `Price, $`; undefined for one that nobody uses. */
export function usualHead(
  head: string,
  own: readonly string[],
): UsualHead | undefined {
  const name = plainHead(head);
  const known = (text: string): UsualHead | undefined =>
    own.includes(text) ? { column: text, lang: 'en' } : COLUMN_OF.get(text);
  // "Price USD" and "Цена сум" name the currency behind it
  const [, price] = /^(\S+) \S{1,5}$/.exec(name) ?? [];
  const priced = price === undefined ? undefined : known(price);
  return known(name) ?? (priced?.column === 'price' ? priced : undefined);
}

/** What menus in a language call a column, with a capital, in English for a language without usual heads. */
export function usualName(column: string, lang: string): string {
  const [name = column] = (USUAL[lang] ?? USUAL.en)?.[column] ?? [];
  return name.charAt(0).toUpperCase() + name.slice(1);
}
