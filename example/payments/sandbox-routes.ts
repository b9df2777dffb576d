import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Ctx } from '@/server/context';
import type { CurrencyDto } from '@/server/contracts/settings';
import { everyCurrency } from '@/server/domain/settings/active-currencies';
import { DomainError } from '@/server/errors';
import type { AppEnv } from '@/server/http/app-env';
import { type Api, routesOf } from '@/server/http/define-route';
import { localisedPath } from '@/utils/shell/routes';
import { toDecimal } from '@/utils/money/money';
import {
  type CardValues,
  cardFaults,
  cardNumberText,
  faultsAt,
  freshExpiry,
} from './card-fields';
import { paymentPage, type Shown, WAITED } from './payment-page';
import {
  SandboxChallengeBody,
  SandboxPayBody,
  SandboxSession,
  type SandboxSessionDto,
} from './sandbox-contract';
import { pagePath } from './sandbox-gateway';
import type {
  SandboxDesk,
  SandboxTestCard,
  SandboxView,
} from './sandbox-types';

/** A page of the sandbox provider; a currency that the house does not keep is written by its code. */
function presentSandbox(
  view: SandboxView,
  testCards: readonly SandboxTestCard[],
  currencies: readonly CurrencyDto[],
): SandboxSessionDto {
  const { currency: title, declined, id, status } = view;
  const known = currencies.find((currency) => currency.title === title);
  const [first] = currencies;
  if (!first) throw new Error('no active currency');
  const unknown = { ...first, title, symbol: title, default: false };
  return {
    id,
    title: view.title,
    amount: toDecimal(view.amountMinor),
    currency: known ?? unknown,
    status,
    declined,
    test_cards: [...testCards],
    return_url: view.returnUrl,
    cancel_url: view.cancelUrl,
    expires_at: view.expiresAt.toISOString(),
  };
}

const SessionParams = z.object({ id: z.string().max(50) });
const BASE = '/sandbox/sessions/{id}';

/** A session as it is answered; not_found for an unknown one. */
async function shown(
  { db }: Ctx,
  desk: SandboxDesk,
  asked: Promise<SandboxView | null>,
): Promise<SandboxSessionDto> {
  const view = await asked;
  if (!view) throw new DomainError('not_found');
  return presentSandbox(view, desk.testCards, await everyCurrency(db));
}

/** The sandbox provider's sessions, whose ids are secret enough to open them. */
function sessionRoutes(api: Api, desk: SandboxDesk): void {
  const open = routesOf(api, { access: 'public', tag: 'Sandbox payments' });

  open.get(
    BASE,
    'A page of the sandbox',
    { params: SessionParams, data: SandboxSession },
    (ctx, { params }) => shown(ctx, desk, desk.read(params.id)),
  );

  open.post(
    `${BASE}/pay`,
    'Pays it with a test card',
    {
      params: SessionParams,
      body: SandboxPayBody,
      data: SandboxSession,
    },
    (ctx, { body, params }) =>
      shown(
        ctx,
        desk,
        desk.pay(params.id, {
          number: String(body.number),
          expires: body.expires,
          cvc: String(body.cvc),
        }),
      ),
  );

  open.post(
    `${BASE}/challenge`,
    "Answers the question of the card's bank",
    {
      params: SessionParams,
      body: SandboxChallengeBody,
      data: SandboxSession,
    },
    (ctx, { body, params }) =>
      shown(ctx, desk, desk.answer(params.id, body.answer)),
  );
}

type Page = Context<AppEnv, '/payments/sandbox/:id'>;

function sendPage(c: Page, session: SandboxSessionDto, show?: Shown): Response {
  const { headers, html } = paymentPage(session, c.get('ctx').lang, show);
  return c.body(html, 200, headers);
}

/** Back to the shop when nothing more is asked here, else to the page of the next step. */
function onward(c: Page, { id, return_url, status }: SandboxSessionDto) {
  const isOver = status === 'paid' || status === 'processing';
  const page = localisedPath(pagePath(id), c.get('ctx').lang);
  return c.redirect(isOver ? return_url : page, 303);
}

/** What a form of the page does; a card that can't be one is shown again with what is wrong. */
async function posted(c: Page, desk: SandboxDesk): Promise<Response> {
  const ctx = c.get('ctx');
  const id = c.req.param('id');
  const form = await c.req.parseBody();
  const text = (name: string): string => {
    const value = form[name];
    return typeof value === 'string' ? value.trim().slice(0, 30) : '';
  };
  const again = async (show: Shown): Promise<Response> =>
    sendPage(c, await shown(ctx, desk, desk.read(id)), show);
  const answer = text('answer');
  if (answer === 'approve' || answer === 'refuse')
    return onward(c, await shown(ctx, desk, desk.answer(id, answer)));
  const pick = text('pick');
  if (pick) {
    const expires = freshExpiry(ctx.now);
    const number = cardNumberText(pick);
    return again({ values: { number, expires, cvc: '123' } });
  }
  const values: CardValues = {
    number: text('number'),
    expires: text('expires'),
    cvc: text('cvc'),
  };
  const faults = cardFaults(values);
  if (Object.keys(faults).length) return again({ values, faults });
  try {
    return onward(c, await shown(ctx, desk, desk.pay(id, values)));
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'bad_request')
      throw error;
    return again({
      values,
      faults: faultsAt(Object.keys(error.options.fields ?? {})),
    });
  }
}

/** /payments/sandbox/{session}: the provider's hosted page, HTML whose forms work without script. */
export function sandboxRoutes(
  { api, app }: Record<'api' | 'app', Api>,
  desk: SandboxDesk,
): void {
  sessionRoutes(api, desk);
  app.get('/payments/sandbox/:id', async (c) => {
    const ctx = c.get('ctx');
    const session = await shown(ctx, desk, desk.read(c.req.param('id')));
    const isDecided = session.status === 'paid' && c.req.query(WAITED);
    if (isDecided) return c.redirect(session.return_url, 303);
    return sendPage(c, session);
  });
  app.post('/payments/sandbox/:id', (c) => posted(c, desk));
}
