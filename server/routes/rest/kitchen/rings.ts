import { Ring } from '@/server/contracts/kitchen/ring';
import { TicketParams } from '@/server/contracts/kitchen/ticket';
import { answerRing, viewRing } from '@/server/domain/kitchen/answer-ring';
import { type Api, routesOf } from '@/server/http/define-route';

const RING = '/rest/kitchen/rings/{token}';

/** /rest/kitchen/rings: whether a shop hears by a way, told by its link; headers as of tickets. */
export function ringRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Kitchen' });

  open.get(
    RING,
    'The ring of a link; changes nothing',
    { params: TicketParams, data: Ring },
    async (ctx, { params }) => viewRing(ctx, params.token),
  );
  open.post(
    RING,
    'Somebody heard it: the way of the link is proved',
    { params: TicketParams, data: Ring },
    async (ctx, { params }) => answerRing(ctx, params.token),
  );
}
