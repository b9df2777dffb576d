import { routes } from '@/utils/shell/routes';
import type { LoadedPage } from '../page-options';
import type { HeadDraft } from './head-draft';
import { privateDraft } from './private-draft';

/** An invitation to a group order: for whom it was sent to, not for search engines. */
export const invitationHead = (page: LoadedPage): HeadDraft =>
  privateDraft(
    page,
    page.t('group.title'),
    routes.invitation(String(page.params.code)),
  );

/** One member's receipt; who has its address may read it. */
export const receiptHead = (page: LoadedPage): HeadDraft =>
  privateDraft(
    page,
    page.t('group.receipt.short'),
    routes.receipt(String(page.params.uuid)),
  );
