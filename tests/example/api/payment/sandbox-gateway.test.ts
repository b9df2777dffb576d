import { afterAll, beforeAll } from 'vitest';
import { sandboxDesk } from '@/example/payments/sandbox-desk';
import { sandboxGateway } from '@/example/payments/sandbox-gateway';
import {
  SIGNATURE_HEADER,
  signWebhook,
  webhookSecret,
} from '@/example/payments/webhook-signature';
import type { DbHandle } from '@/server/db/client';
import {
  claimDueSandboxWebhook,
  postponeSandboxWebhook,
  sumSandboxRefunds,
} from '@/example/payments/sandbox-repository';
import { openTestDatabase } from '@/tests/support/api/open-test-database';
import { CARDS } from '@/tests/example/support/card-order';
import { gatewayContract } from '@/tests/support/payment/gateway-contract';

const DAY_MS = 24 * 60 * 60_000;
let handle: DbHandle;

beforeAll(async () => {
  handle = await openTestDatabase(() => undefined);
});
afterAll(() => handle.close());

gatewayContract('The sandbox', () => {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const parts = { db: () => Promise.resolve(handle.db), now };
  const desk = sandboxDesk(parts);
  const pay = (ref: string, number: string) =>
    desk.pay(ref, { number, expires: '12/40', cvc: '123' });

  return {
    gateway: sandboxGateway(parts),
    now,
    payIt: async (ref) => {
      const page = await pay(ref, CARDS.success);
      if (page?.status !== 'paid') throw new Error(`a ${page?.status} page`);
    },
    declineIt: async (ref) => {
      await pay(ref, CARDS.decline);
    },
    outliveIt: () => {
      ahead += DAY_MS;
    },
    // The two messages of one card, as the job sends them.
    messageOf: async (ref) => {
      await pay(ref, CARDS.reorderedWebhooks);
      const due = new Date(+now() + DAY_MS);
      for (;;) {
        const webhook = await claimDueSandboxWebhook(handle.db, due, due);
        if (!webhook) throw new Error(`nothing is said of ${ref}`);
        await postponeSandboxWebhook(handle.db, webhook.id, null);
        if (!webhook.body.includes(ref)) continue;
        const secret = await webhookSecret(handle.db);
        const signature = signWebhook(secret, webhook.body, now());
        const headers = new Headers({ [SIGNATURE_HEADER]: signature });
        return { body: webhook.body, headers };
      }
    },
    givenBack: (ref) => sumSandboxRefunds(handle.db, ref),
    end: () => undefined,
  };
});
