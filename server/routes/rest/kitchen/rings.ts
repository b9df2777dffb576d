import type { OpenAPIHono } from '@hono/zod-openapi';
import { Ring } from '@/server/contracts/kitchen/ring';
import { TicketParams } from '@/server/contracts/kitchen/ticket';
import { answerRing, viewRing } from '@/server/domain/kitchen/answer-ring';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';

const shared = {
  access: 'public',
  tag: 'Kitchen',
  params: TicketParams,
  data: Ring,
} as const;
const RING = '/rest/kitchen/rings/{token}';

/** /rest/kitchen/rings: whether a shop hears by a way, told by its link; headers as of tickets. */
export function ringRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: RING,
      summary: 'The ring of a link; changes nothing',
    },
    async (ctx, { params }) => viewRing(ctx, params.token),
  );
  route(
    api,
    {
      ...shared,
      method: 'post',
      path: RING,
      summary: 'Somebody heard it: the way of the link is proved',
    },
    async (ctx, { params }) => answerRing(ctx, params.token),
  );
}
