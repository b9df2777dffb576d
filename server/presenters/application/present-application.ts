import type {
  ApplicationDto,
  OperatorApplicationDto,
} from '@/server/contracts/application/application';
import type { ApplicationData } from '@/server/domain/application/change-application';
import type { SentApplicationView } from '@/server/domain/application/answer-application';
import { pickText } from '@/server/presenters/i18n/present-translation';
import type { ApplicationRow } from '@/server/repositories/application/application-repository';
import { APPLICATIONS } from '@/utils/application/kinds';

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
function presentData(row: ApplicationRow): ApplicationData {
  const { lang: _lang, ...data } = row.data as ApplicationData & {
    readonly lang?: string;
  };
  const { background_img: cover, documents, logo_img: logo } = data;
  return {
    ...data,
    ...(logo && { logo_img: imageAddress(logo) }),
    ...(cover && { background_img: imageAddress(cover) }),
    ...(documents && { documents: documents.map(documentAddress) }),
  };
}

/** An application as its owner reads it; null while there is none. */
export function presentOwn(
  view: View | null,
): ApplicationDto<ApplicationData> | null {
  return view && { ...presentCommon(view), data: presentData(view.row) };
}

/** An application as the operator reads it. */
export function presentSent(
  view: SentApplicationView,
  lang: string,
): OperatorApplicationDto {
  return {
    ...presentCommon(view),
    data: presentData(view.row),
    title: APPLICATIONS[view.row.kind].server.titleOf(
      view.row.data as ApplicationData,
    ),
    categories: view.categories.map(({ id, translations }) => ({
      id,
      title: pickText(translations, lang, 'title') ?? String(id),
    })),
    user: view.user,
  };
}
