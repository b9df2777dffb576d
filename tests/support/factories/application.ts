import { randomUUID } from 'node:crypto';
import type { Db } from '@/server/db/client';
import { categories, categoryTranslations } from '@/server/db/schema/catalogue';
import { uploads } from '@/server/db/schema/uploads';
import {
  type ApiAnswer,
  type ApiHarness,
  TEST_OPERATOR_TOKEN,
} from '@/tests/support/api/api-harness';
import { WEEKDAYS } from '@/utils/constants/calendar';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';
import { createSignedInUser } from './user';

export const SHOPS = '/dashboard/user/shops';
export const DRIVERS = '/dashboard/user/request-models';

/** Everything that an application to sell asks for, without pictures. */
export const sellerData = (more: object = {}) => ({
  type: 'restaurant',
  translations: {
    en: { title: 'Anor Tandir', description: 'Bread and samsa.' },
    ru: { title: 'Анор Тандыр' },
  },
  phone: '+998712554545',
  address: 'Shota Rustaveli Street 45',
  location: { ...EXAMPLE_LOCATION },
  zone: { kind: 'radius', radius_km: 4 },
  hours: WEEKDAYS.map((day) => ({
    day,
    from: '00:00',
    to: '00:00',
    disabled: false,
  })),
  min_amount: 10,
  price: 1.9,
  price_per_km: 0.5,
  legal_name: 'Anor Tandir LLC',
  tax_number: '302 123 456',
  agreement: true,
  ...more,
});

/** Everything that an application to drive asks for. */
export const driverData = (phone: string, more: object = {}) => ({
  firstname: 'Jasur',
  lastname: 'Aliyev',
  birthday: '1995-04-12',
  phone,
  city: 'Tashkent',
  vehicle: { kind: 'scooter', plate: '01 A 123 BC', colour: 'red' },
  agreement: true,
  ...more,
});

let phones = 998_901_000_000;

/** A customer whose phone was proved, and a token. */
export async function createDriver(api: Pick<ApiHarness, 'db'>) {
  phones += 1;
  const phone = `+${phones}`;
  const made = await createSignedInUser(api, {
    phone,
    phoneVerifiedAt: new Date(),
  });
  return { ...made, phone };
}

/** An upload of the user's, without bytes; answers its path in the table. */
export async function createUpload(
  db: Db,
  userId: number,
  visibility: 'private' | 'public',
): Promise<string> {
  const folder = visibility === 'private' ? 'documents' : 'uploads';
  const path = `${folder}/ab/${randomUUID()}.webp`;
  const type = visibility === 'private' ? 'documents' : 'shops';
  await db.insert(uploads).values({ path, userId, type, visibility });
  return path;
}

/** A category in force, of restaurants (`main`) or of shops; answers its id. */
export async function createMainCategory(
  db: Db,
  {
    kind = 'main',
    title = 'Bread',
  }: { kind?: 'main' | 'shop'; title?: string } = {},
): Promise<number> {
  const [row] = await db
    .insert(categories)
    .values({ slug: `main-${randomUUID()}`, kind })
    .returning({ id: categories.id });
  if (!row) throw new Error('the category was not inserted');
  await db
    .insert(categoryTranslations)
    .values({ categoryId: row.id, locale: 'en', title });
  return row.id;
}

/** The operator's answer to an application. */
export function answerApplication(
  api: ApiHarness,
  id: number,
  body: object,
): Promise<ApiAnswer> {
  return api.post(`/dashboard/admin/applications/${id}`, body, {
    token: TEST_OPERATOR_TOKEN,
  });
}
