import { z } from '@hono/zod-openapi';
import { WEEKDAYS } from '@/utils/constants/calendar';
import { ANSWERS } from '@/utils/constants/kinds';
import {
  APPLICATION_ANSWER_MAX,
  APPLICATION_STATUSES,
} from '@/utils/application/application';
import {
  APPLICATION_KINDS,
  type ApplicationKind,
  APPLICATIONS,
} from '@/utils/application/kinds';
import { INTEGER_MAX } from '@/utils/constants/limits';
import {
  absentable,
  CommonQuery,
  numeric,
  PagingQuery,
  QueryFlag,
} from '@/server/contracts/common';
import {
  type DriverApplicationData,
  type SellerApplicationData,
  plainData,
  SellerData,
  words,
} from './fields';

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
function fromOlderForm(body: unknown): unknown {
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

/** What an application is whatever it is for. */
const common = {
  id: z.number().int(),
  kind: z.enum(APPLICATION_KINDS),
  status: z.enum(APPLICATION_STATUSES).openapi({
    description:
      'draft → new (sent) → approved or rejected; a rejected one can be mended and sent again',
  }),
  version: z.number().int().openapi({ description: 'Grows with each change' }),
  answer: z.string().nullable().openapi({
    description: 'What the operator said, why it was rejected',
  }),
  shop_id: z.number().int().nullable().openapi({
    description: 'The shop that approval made',
  }),
  documents: z.array(
    z.object({
      path: z.string(),
      url: z.string().openapi({ description: 'Ends after some minutes' }),
    }),
  ),
  sent_at: z.string().nullable(),
  answered_at: z.string().nullable(),
  updated_at: z.string(),
};

const applicationOf = (name: string, data: z.ZodType) =>
  z.object({ ...common, data }).openapi(name);

/** Of a kind the data, and an application with them. */
function contractOf(kind: ApplicationKind) {
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Application`;
  const { fields } = APPLICATIONS[kind];
  const data = fields ? plainData(`${name}Data`, fields) : SellerData;
  return { data, answer: applicationOf(name, data) };
}

/** By kind. */
export const CONTRACTS = Object.fromEntries(
  APPLICATION_KINDS.map((kind) => [kind, contractOf(kind)]),
) as Readonly<Record<ApplicationKind, ReturnType<typeof contractOf>>>;

/** An application as the operator reads it, with whose it is. */
export const OperatorApplication = z
  .object({
    ...common,
    data: z.union(APPLICATION_KINDS.map((kind) => CONTRACTS[kind].data)),
    title: z.string().openapi({
      description: 'What the shop is to be called, or the name of who drives',
    }),
    categories: z.array(z.object({ id: z.number().int(), title: z.string() })),
    user: z.object({
      id: z.number().int(),
      firstname: z.string(),
      lastname: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
    }),
  })
  .openapi('OperatorApplication');

const version = absentable(numeric(z.number().int().min(1).max(INTEGER_MAX)));

/** `data` is checked by its kind in the route, so that the fields of a refusal begin with its own names. */
const data = z.record(z.string(), z.unknown()).openapi({
  type: 'object',
  description: 'The whole of it: what is not named is empty',
});

/** PUT: the draft as it is now. Without a version whatever is there is overwritten. */
export const DraftBody = z
  .object({ version, data })
  .openapi('ApplicationDraftBody');

const Sending = z
  .object({
    version,
    data: absentable(data),
    /** It came from a form that asks for less. */
    is_older: z
      .literal(true)
      .optional()
      .openapi({ description: 'Not for clients' }),
  })
  .openapi('ApplicationBody');

/** Of the calls of one's own application to sell. */
export const OwnApplicationQuery = CommonQuery.extend({
  another: QueryFlag.optional().openapi({
    description:
      'For one more shop: an approved application is left as it is, and a new one is begun',
  }),
});

/** POST: sends what is there, or `data` in its place. */
export const SendBody = Sending.omit({ is_older: true }).openapi(
  'ApplicationSendBody',
);

/** POST /dashboard/user/shops: also as older clients send it, in flat fields (title[en], images[0] …). */
export const SendShopBody = z.preprocess(fromOlderForm, Sending);

export const OperatorApplicationQuery = CommonQuery.extend(
  PagingQuery.shape,
).extend({
  kind: absentable(z.enum(APPLICATION_KINDS)),
  status: absentable(z.enum(APPLICATION_STATUSES)),
});

export const ApplicationAnswerBody = z
  .object({
    status: z.enum(ANSWERS),
    answer: words(APPLICATION_ANSWER_MAX),
    version,
  })
  .openapi('ApplicationAnswerBody');

type Common = z.infer<z.ZodObject<typeof common>>;

/** An application with the data of its kind. */
export type ApplicationDto<A> = Common & { readonly data: A };
export type SellerApplicationDto = ApplicationDto<SellerApplicationData>;
export type DriverApplicationDto = ApplicationDto<DriverApplicationData>;
export type OperatorApplicationDto = Omit<
  z.infer<typeof OperatorApplication>,
  'data'
> & { readonly data: DriverApplicationData | SellerApplicationData };
/** What PUT and POST take. */
export interface ApplicationInput<T> {
  readonly version?: number;
  readonly data: T;
}
