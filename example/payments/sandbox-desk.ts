import { randomUUID } from 'node:crypto';
import type { Db } from '@/server/db/client';
import type {
  SandboxCard,
  SandboxDesk,
  SandboxTestCard,
  SandboxView,
} from './sandbox-types';
import {
  insertSandboxWebhooks,
  type NewSandboxSession,
  type SandboxSessionRow,
  updateSandboxSession,
} from './sandbox-repository';
import { findPage, pageNow, type SandboxParts } from './session-state';
import { checkedNumber, effectOf, TEST_CARDS } from './test-cards';

/** How long a card whose bank is silent stays undecided. */
const UNDECIDED_MS = 8_000;
const LATE_MS = 60_000;
const APART_MS = 2_000;

/** A webhook to be sent so long after the payment. Two with one `event` are one message sent twice. */
interface Planned {
  readonly event?: number;
  readonly type: 'failed' | 'paid' | 'processing';
  readonly afterMs: number;
}

interface Effect {
  readonly changes: Partial<NewSandboxSession>;
  readonly webhooks: readonly Planned[];
}

const PAID: Planned = { type: 'paid', afterMs: 0 };

const paid = (webhooks: readonly Planned[]): Effect => ({
  changes: { status: 'paid', declined: null },
  webhooks,
});

const undecided = (outcome: 'closed' | 'paid', now: Date): Effect => ({
  changes: {
    status: 'processing',
    declined: null,
    outcome,
    decidesAt: new Date(+now + UNDECIDED_MS),
  },
  webhooks: [
    {
      type: outcome === 'paid' ? 'paid' : 'failed',
      afterMs: UNDECIDED_MS,
    },
  ],
});

/** What each card does to its page, and what the site is told. */
function effect(does: SandboxTestCard['does'], now: Date): Effect {
  switch (does) {
    case 'success':
      return paid([PAID]);
    case 'decline':
      return { changes: { declined: 'card_declined' }, webhooks: [] };
    case 'challenge':
      return { changes: { status: 'challenge', declined: null }, webhooks: [] };
    case 'timeout_success':
      return undecided('paid', now);
    case 'timeout_failure':
      return undecided('closed', now);
    case 'late_webhook':
      return paid([{ ...PAID, afterMs: LATE_MS }]);
    case 'duplicate_webhooks':
      return paid([
        { ...PAID, event: 1 },
        { ...PAID, event: 1 },
        { ...PAID, event: 1, afterMs: APART_MS },
      ]);
    case 'reordered_webhooks':
      return paid([PAID, { type: 'processing', afterMs: APART_MS }]);
  }
}

function viewOf(page: SandboxSessionRow): SandboxView {
  const { amountMinor, cancelUrl, currency, declined, expiresAt } = page;
  const { id, returnUrl, status, title } = page;
  return {
    ...{ id, title, amountMinor, currency, status, declined },
    ...{ returnUrl, cancelUrl, expiresAt },
  };
}

async function apply(
  tx: Db,
  page: SandboxSessionRow,
  { changes, webhooks }: Effect,
  now: Date,
): Promise<SandboxView> {
  await updateSandboxSession(tx, page.id, changes);
  const ids = new Map<number, string>();
  const eventId = (event?: number): string => {
    const id = (event && ids.get(event)) || `evt_${randomUUID()}`;
    if (event) ids.set(event, id);
    return id;
  };
  const rows = webhooks.map(({ afterMs, event, type }) => {
    const id = eventId(event);
    const body = { id, type: `payment.${type}`, attempt: page.attempt };
    return {
      eventId: id,
      body: JSON.stringify({ ...body, session: page.id }),
      dueAt: new Date(+now + afterMs),
    };
  });
  await insertSandboxWebhooks(tx, rows);
  return viewOf({ ...page, ...changes } as SandboxSessionRow);
}

/** Changes a page under its lock; `change` says null for one that stays as it is. */
async function changePage(
  { db, now }: SandboxParts,
  id: string,
  change: (page: SandboxSessionRow, at: Date) => Effect | null,
): Promise<SandboxView | null> {
  const at = now();
  return (await db()).transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const row = await findPage(tx, id, { hold: true });
    if (!row) return null;
    const page = pageNow(row, at);
    const wanted = change(page, at);
    return wanted ? apply(tx, page, wanted, at) : viewOf(page);
  });
}

/** The sandbox's own page: what a person does there. */
export function sandboxDesk(parts: SandboxParts): SandboxDesk {
  return {
    testCards: TEST_CARDS,
    async read(id) {
      const row = await findPage(await parts.db(), id);
      return row && viewOf(pageNow(row, parts.now()));
    },
    pay: (id, card: SandboxCard) =>
      changePage(parts, id, (page, at) => {
        const number = checkedNumber(card, at);
        const isPayable = page.status === 'open' || page.status === 'challenge';
        if (!isPayable) return null;
        const { changes, webhooks } = effect(effectOf(number), at);
        const source = `Visa •••• ${number.slice(-4)}`;
        return { changes: { status: 'open', ...changes, source }, webhooks };
      }),
    answer: (id, answer) =>
      changePage(parts, id, (page) => {
        if (page.status !== 'challenge') return null;
        return answer === 'approve'
          ? paid([PAID])
          : {
              changes: { status: 'open', declined: 'challenge_failed' },
              webhooks: [],
            };
      }),
  };
}
