import type { MiddlewareHandler } from 'hono';
import {
  Ticket,
  TicketActBody,
  TicketAnswer,
  TicketParams,
} from '@/server/contracts/kitchen/ticket';
import {
  actOnTicket,
  viewTicket,
} from '@/server/domain/order/kitchen/view-ticket';
import type { AppEnv } from '@/server/http/app-env';
import { type Api, routesOf } from '@/server/http/define-route';
import { rememberToken } from '@/server/http/known-tokens';
import { presentTicket } from '@/server/presenters/kitchen/present-ticket';
import { Ring } from '@/server/contracts/kitchen/ring';
import { answerRing, viewRing } from '@/server/domain/kitchen/answer-ring';

const TICKET = '/rest/kitchen/tickets/{token}';

/** Whoever has one of these addresses may do what it says: nobody lists it, keeps it or passes it on. */
const unlisted: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.header('X-Robots-Tag', 'noindex');
  c.header('Referrer-Policy', 'same-origin');
  return next();
};

/** The headers of every address of a kitchen; mounted before its routes, as later ones do not reach them. */
export function unlistKitchens(api: Api): void {
  api.use('/rest/kitchen/*', unlisted);
  api.use('/dashboard/user/boards/*', unlisted);
}

/** /rest/kitchen/tickets: one order for the kitchen that cooks it, by its link. */
export function ticketRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Kitchen' });

  open.get(
    TICKET,
    'The order of a ticket’s link; changes nothing',
    { params: TicketParams, data: Ticket },
    async (ctx, { params: { token } }) => {
      const ticket = await viewTicket(ctx, token);
      rememberToken(token);
      return presentTicket(ticket, ctx);
    },
  );
  open.post(
    `${TICKET}/acts`,
    'Accepts, refuses, moves on; a stale press changes nothing',
    { params: TicketParams, body: TicketActBody, data: TicketAnswer },
    async (ctx, { body, params: { token } }) => {
      const { outcome, ticket } = await actOnTicket(ctx, token, body);
      return { outcome, ticket: presentTicket(ticket, ctx) };
    },
  );
}

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
