import { z, type OpenAPIHono } from '@hono/zod-openapi';
import type { Ctx } from '@/server/context';
import {
  SandboxChallengeBody,
  SandboxPayBody,
  SandboxSession,
} from '@/server/contracts/payment';
import type {
  SandboxDesk,
  SandboxView,
} from '@/server/domain/payment/sandbox-desk';
import { everyCurrency } from '@/server/domain/settings/active-currencies';
import { DomainError } from '@/server/errors';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentSandbox } from '@/server/presenters/checkout/present-sandbox';

const shared = {
  access: 'public',
  tag: 'Sandbox payments',
  params: z.object({ id: z.string().max(50) }),
  data: SandboxSession,
} as const;
const BASE = '/sandbox/sessions/{id}';

/** What the desk says of a page; not_found for an unknown one, and where the sandbox is not the gateway. */
async function atDesk(
  ctx: Ctx,
  ask: (desk: SandboxDesk) => Promise<SandboxView | null>,
) {
  const { sandbox } = ctx;
  const view = sandbox && (await ask(sandbox));
  if (!view) throw new DomainError('not_found');
  const currencies = await everyCurrency(ctx.db);
  return presentSandbox(view, sandbox.testCards, currencies);
}

/** The sandbox provider's hosted page, whose address is secret enough to open it. */
export function sandboxRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    { ...shared, method: 'get', path: BASE, summary: 'A page of the sandbox' },
    (ctx, { params }) => atDesk(ctx, (desk) => desk.read(params.id)),
  );

  route(
    api,
    {
      ...shared,
      method: 'post',
      path: `${BASE}/pay`,
      summary: 'Pays it with a test card',
      body: SandboxPayBody,
    },
    (ctx, { body, params }) =>
      atDesk(ctx, (desk) =>
        desk.pay(params.id, {
          number: String(body.number),
          expires: body.expires,
          cvc: String(body.cvc),
        }),
      ),
  );

  route(
    api,
    {
      ...shared,
      method: 'post',
      path: `${BASE}/challenge`,
      summary: "Answers the question of the card's bank",
      body: SandboxChallengeBody,
    },
    (ctx, { body, params }) =>
      atDesk(ctx, (desk) => desk.answer(params.id, body.answer)),
  );
}
