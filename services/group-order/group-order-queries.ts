import { queryOptions } from '@tanstack/react-query';
import type { InvitationDto } from '@/server/contracts/group-order';
import { asApiError } from '@/services/http/api-error';
import { groupOrderService } from './group-order-service';

interface PageScope {
  readonly lang: string;
  readonly currencyId: number;
}

/** The refusals that say that nobody can join by this link: no failure, but what there is to show. */
const CLOSED = ['ERROR_404', 'ERROR_441'];

async function readInvitation(
  code: string,
  currencyId: number,
): Promise<InvitationDto | null> {
  try {
    return await groupOrderService.invitation(code, currencyId);
  } catch (error) {
    if (CLOSED.includes(asApiError(error)?.code ?? '')) return null;
    throw error;
  }
}

/** What the pages of a group order ask; a link may be renewed and an order placed at any time, so nothing is kept. */
export const groupOrderQueries = {
  invitation: (code: string, { currencyId, lang }: PageScope) =>
    queryOptions({
      queryKey: ['group-order', 'invitation', code, lang, currencyId],
      queryFn: () => readInvitation(code, currencyId),
      staleTime: 0,
    }),
  receipt: (uuid: string, { lang }: Pick<PageScope, 'lang'>) =>
    queryOptions({
      queryKey: ['group-order', 'receipt', uuid, lang],
      queryFn: () => groupOrderService.receipt(uuid),
      staleTime: 0,
    }),
};
