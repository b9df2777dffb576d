import type { OpenAPIHono } from '@hono/zod-openapi';
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
import { route } from '@/server/http/define-route';
import { rememberToken } from '@/server/http/known-tokens';
import { presentTicket } from '@/server/presenters/kitchen/present-ticket';

const tag = 'Kitchen';
const TICKET = '/rest/kitchen/tickets/{token}';

/** Whoever has one of these addresses may do what it says: nobody lists it, keeps it or passes it on. */
const unlisted: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.header('X-Robots-Tag', 'noindex');
  c.header('Referrer-Policy', 'same-origin');
  return next();
};

/** The headers of every address of a kitchen; mounted before its routes, as later ones do not reach them. */
export function unlistKitchens(api: OpenAPIHono<AppEnv>): void {
  api.use('/rest/kitchen/*', unlisted);
  api.use('/dashboard/user/boards/*', unlisted);
}

/** /rest/kitchen/tickets: one order for the kitchen that cooks it, by its link. */
export function ticketRoutes(api: OpenAPIHono<AppEnv>): void {
  const shared = { access: 'public', tag, params: TicketParams } as const;
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: TICKET,
      summary: 'The order of a ticket’s link; changes nothing',
      data: Ticket,
    },
    async (ctx, { params: { token } }) => {
      const ticket = await viewTicket(ctx, token);
      rememberToken(token);
      return presentTicket(ticket, ctx);
    },
  );
  route(
    api,
    {
      ...shared,
      method: 'post',
      path: `${TICKET}/acts`,
      summary: 'Accepts, refuses, moves on; a stale press changes nothing',
      body: TicketActBody,
      data: TicketAnswer,
    },
    async (ctx, { body, params: { token } }) => {
      const { outcome, ticket } = await actOnTicket(ctx, token, body);
      return { outcome, ticket: presentTicket(ticket, ctx) };
    },
  );
}
