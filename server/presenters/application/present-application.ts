import { fullName } from '@/utils/account/user-name';
import type {
  DriverApplicationDto,
  OperatorApplicationDto,
  SellerApplicationDto,
} from '@/server/contracts/application/application';
import type {
  DriverApplicationData,
  SellerApplicationData,
} from '@/server/contracts/application/fields';
import type { SentApplicationView } from '@/server/domain/application/answer-application';
import { pickText } from '@/server/presenters/i18n/present-translation';
import type { ApplicationRow } from '@/server/repositories/application/application-repository';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';

interface View {
  readonly row: ApplicationRow;
  readonly documents: readonly {
    readonly path: string;
    readonly url: string;
  }[];
}

/** A public picture's and a private one's address, by the path in the store. */
const imageAddress = (path: string): string => `/storage/images/${path}`;
const documentAddress = (path: string): string => `/storage/${path}`;

function presentCommon({ documents, row }: View) {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    version: row.version,
    answer: row.answer,
    shop_id: row.shopId,
    documents: documents.map(({ path, url }) => ({ path, url })),
    sent_at: row.sentAt?.toISOString() ?? null,
    answered_at: row.answeredAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The data as clients know it: pictures by their addresses, without what is ours. */
function presentData<T extends DriverApplicationData & SellerApplicationData>(
  row: ApplicationRow,
): T {
  const { lang: _lang, ...data } = row.data as T & { readonly lang?: string };
  const { background_img: cover, documents, logo_img: logo } = data;
  return {
    ...data,
    ...(logo && { logo_img: imageAddress(logo) }),
    ...(cover && { background_img: imageAddress(cover) }),
    ...(documents && { documents: documents.map(documentAddress) }),
  } as unknown as T;
}

/** An application to sell as its owner reads it; null while there is none. */
export function presentSeller(view: View | null): SellerApplicationDto | null {
  return view && { ...presentCommon(view), data: presentData(view.row) };
}

/** An application to drive as its owner reads it; null while there is none. */
export function presentDriver(view: View | null): DriverApplicationDto | null {
  return view && { ...presentCommon(view), data: presentData(view.row) };
}

function titleOf({ data, kind }: ApplicationRow): string {
  if (kind === 'driver') {
    return fullName(data as DriverApplicationData);
  }
  const { translations = {} } = data as SellerApplicationData;
  const first = Object.values(translations).find(({ title }) => title);
  return translations[DEFAULT_LOCALE]?.title ?? first?.title ?? '';
}

/** An application as the operator reads it. */
export function presentSent(
  view: SentApplicationView,
  lang: string,
): OperatorApplicationDto {
  return {
    ...presentCommon(view),
    data: presentData(view.row),
    title: titleOf(view.row),
    categories: view.categories.map(({ id, translations }) => ({
      id,
      title: pickText(translations, lang, 'title') ?? String(id),
    })),
    user: view.user,
  };
}
