import { applicationService } from '@/services/application/application-service';
import { formFailure } from '@/services/http/form-failure';
import type { FormPost } from '@/server/ssr/form/page-form';
import { DOCUMENTS_MAX } from '@/utils/application/application';
import type { SellerDraft } from '@/utils/application/seller-draft';

/** Which field of the draft a posted file belongs to. */
const FIELDS = {
  logo: { type: 'shops/logo', field: 'logo_img' },
  cover: { type: 'shops/background', field: 'background_img' },
  documents: { type: 'documents', field: 'documents' },
} as const;

type Name = keyof typeof FIELDS;

const REMOVE = 'remove:';

function without(draft: SellerDraft, path: string): SellerDraft {
  return {
    ...draft,
    logo: draft.logo === path ? '' : draft.logo,
    cover: draft.cover === path ? '' : draft.cover,
    documents: draft.documents.filter((each) => each !== path),
  };
}

function withPaths(
  draft: SellerDraft,
  name: Name,
  paths: readonly string[],
): SellerDraft {
  if (name === 'documents')
    return {
      ...draft,
      documents: [...draft.documents, ...paths].slice(0, DOCUMENTS_MAX),
    };
  return { ...draft, [name]: paths.at(-1) ?? draft[name] };
}

/** Why a picture was not taken. Throws on what nobody foresaw. */
function refusalWords(error: unknown, t: FormPost['t']): string {
  const { code, fields, message } = formFailure(error, {
    offline: t('error.offline'),
    fault: t('error.fault'),
  });
  if (!code) throw error;
  return fields.image ?? (message || t('refund.picture.failed'));
}

/** The draft with what came through of what a browser posted by itself, without a picture that was taken back, and what is wrong with the others, by field. */
export async function sendPapers(
  { files, t }: FormPost,
  draft: SellerDraft,
  action: string,
): Promise<{
  readonly draft: SellerDraft;
  readonly words: Readonly<Record<string, string>>;
}> {
  if (action.startsWith(REMOVE))
    return { draft: without(draft, action.slice(REMOVE.length)), words: {} };
  let kept = draft;
  const words: Record<string, string> = {};
  for (const name of Object.keys(FIELDS) as Name[]) {
    const { field, type } = FIELDS[name];
    const chosen = (files[name] ?? []).slice(0, DOCUMENTS_MAX);
    const sent = await Promise.allSettled(
      chosen.map((file) => applicationService.upload(file, { type })),
    );
    const paths = sent.flatMap((each) =>
      each.status === 'fulfilled' ? [each.value.path] : [],
    );
    kept = withPaths(kept, name, paths);
    const refused = sent.find(({ status }) => status === 'rejected');
    if (refused?.status === 'rejected')
      words[field] = refusalWords(refused.reason, t);
  }
  return { draft: kept, words };
}
