import { WEEKDAYS } from '@/utils/constants/calendar';

type Fields = Readonly<Record<string, unknown>>;

const PARTS_MAX = 3;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null;

/** What `title[en]` and `images[0]` mean: the parts of a field's name. */
function partsOf(name: string): string[] {
  return name
    .split(/[[\].]+/)
    .filter(Boolean)
    .slice(0, PARTS_MAX);
}

/** Without names of its own, so that `__proto__` is a name as any other. */
const emptyFields = () => Object.create(null) as Record<string, unknown>;

/** Fields whose names have brackets, as nested objects; the others as they are. */
function nested(body: Fields): Fields {
  const all = emptyFields();
  const made = new Set<unknown>();
  for (const [name, value] of Object.entries(body)) {
    const [first, ...rest] = partsOf(name);
    if (first === undefined) continue;
    if (!rest.length) {
      all[first] = value;
      continue;
    }
    const before = all[first];
    // each is copied once, however many names it has
    const fields = made.has(before)
      ? (before as Record<string, unknown>)
      : Object.assign(emptyFields(), isFields(before) ? before : {});
    fields[rest.join('.')] = value;
    made.add(fields);
    all[first] = fields;
  }
  return all;
}

/** `{en: 'words'}`, or words in no language, which are taken for English. */
function byLocale(value: unknown): Fields {
  if (typeof value === 'string') return { en: value };
  return isFields(value) ? value : {};
}

function translationsOf({ description, title }: Fields): Fields {
  const titles = byLocale(title);
  const descriptions = byLocale(description);
  const locales = Object.keys({ ...titles, ...descriptions });
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      { title: titles[locale], description: descriptions[locale] },
    ]),
  );
}

/** The first of several values, whatever holds them. */
function firstOf(value: unknown): unknown {
  return isFields(value) ? Object.values(value)[0] : value;
}

function picturesOf({ images }: Fields): Fields {
  const named = isFields(images) ? images : {};
  return {
    logo_img: named.logo ?? named[0],
    background_img: named.background ?? named[1],
  };
}

/** Older forms ask for no hours and no zone: what the house usually has, which the operator looks at before approving. */
const USUAL_RADIUS_KM = 5;
const usualHours = WEEKDAYS.map((day) => ({
  day,
  from: '09:00',
  to: '22:00',
  disabled: false,
}));

/** The names that only the form of older clients has at the top. */
const OLDER_NAMES = ['title', 'description', 'address', 'images', 'location'];

/**
 * The body of POST /dashboard/user/shops as ours is: what older clients send in flat fields (title[en], description[en],
 * address, phone, location, images[logo|background] or images[0|1], min_amount, price, type …) becomes `data`.
 */
export function fromOlderForm(body: unknown): unknown {
  if (!isFields(body) || 'data' in body) return body;
  const form = nested(body);
  if (!OLDER_NAMES.some((name) => name in form)) return body;
  return {
    is_older: true,
    data: {
      type: form.type === 'shop' ? 'shop' : 'restaurant',
      translations: translationsOf(form),
      category_ids: isFields(form.categories)
        ? Object.values(form.categories)
        : undefined,
      phone: form.phone,
      ...picturesOf(form),
      address: firstOf(form.address),
      location: form.location,
      zone: { kind: 'radius', radius_km: USUAL_RADIUS_KM },
      hours: usualHours,
      min_amount: form.min_amount,
      price: form.price,
      price_per_km: form.price_per_km,
      tax_number: form.tax_number,
      // their form says beside its button what sending it means
      agreement: true,
    },
  };
}
