// @module-tag both-engines
import { eq, sql } from 'drizzle-orm';
import { decodeProtectedHeader, importSPKI, jwtVerify } from 'jose';
import { describe, expect } from 'vitest';
import { createApp } from '@/server/app';
import { users } from '@/server/db/schema/account/users';
import { readServerEnv } from '@/server/env';
import { api, it as base } from '@/tests/support/api/api-test';
import {
  firestoreSettings,
  serviceAccount,
} from '@/tests/support/chat/service-account';
import { createChatCase } from '@/tests/support/factories/chat';
import { moveOrder } from '@/tests/support/factories/order';
import { CLOSES_AFTER_HOURS } from '@/utils/chat/chat';

const account = serviceAccount();
const it = base.extend(
  'settings',
  { scope: 'file' },
  firestoreSettings(account.json),
);

const TOKEN = '/dashboard/user/chats/token';
const HOUR_SECONDS = 3_600;
const nowSeconds = () => Math.floor(Date.now() / 1_000);

async function enter(token: string, body: object = {}) {
  const { body: answer, status } = await api.post(TOKEN, body, { token });
  if (status !== 200) throw new Error(JSON.stringify(answer));
  const { payload } = await jwtVerify<{
    uid: string;
    claims: { rooms: Record<string, number> };
  }>(answer.data.token, await importSPKI(account.publicKey, 'RS256'), {
    algorithms: ['RS256'],
    issuer: account.clientEmail,
    subject: account.clientEmail,
    audience:
      'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
  });
  return { data: answer.data, payload, rooms: payload.claims.rooms };
}

describe('a token for Firestore', () => {
  it('is signed by the service account, for the caller’s uuid, and tells the page where to go', async ({
    shopper,
  }) => {
    const { data, payload, rooms } = await enter(shopper.token);
    const [row] = await api.db
      .select({ uuid: users.uuid })
      .from(users)
      .where(eq(users.id, shopper.userId));
    expect(payload.uid).toBe(row?.uuid);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(
      HOUR_SECONDS,
    );
    expect(decodeProtectedHeader(data.token)).toMatchObject({ kid: 'k1' });
    expect(data.config).toEqual({
      apiKey: 'key',
      appId: '',
      authDomain: '',
      projectId: 'sofra-test',
      emulator: null,
    });
    expect(data.chat).toBeNull();
    expect(rooms).toEqual({});
    expect(JSON.stringify(data)).not.toContain('PRIVATE');
  });

  it('opens the room that is wished for, and names the rooms that are open with their ends', async () => {
    const chat = await createChatCase(api);
    const { token } = chat.shopper;
    const support = await enter(token, { role: 'admin' });
    expect(support.data.chat).toMatchObject({ role: 'admin', roleId: 'admin' });
    expect(support.rooms).toEqual({ [support.data.chat.id]: 0 });
    const wish = { role: 'shop', order_id: chat.orderId };
    const shop = await enter(token, wish);
    const end = shop.rooms[shop.data.chat.id] ?? 0;
    expect(end - nowSeconds()).toBeGreaterThan(
      CLOSES_AFTER_HOURS * HOUR_SECONDS - 60,
    );
    expect(Object.keys(shop.rooms)).toHaveLength(2);
  });

  it('names no room that closed, nor anybody else’s', async ({ shopper }) => {
    const chat = await createChatCase(api);
    const wish = { role: 'shop', order_id: chat.orderId };
    const { data } = await enter(chat.shopper.token, wish);
    await moveOrder(api, chat.orderId);
    await api.db.execute(
      sql`update order_status_history set at = now() - interval '1 day' where order_id = ${chat.orderId}`,
    );
    const later = await enter(chat.shopper.token);
    expect(later.rooms).not.toHaveProperty(data.chat.id);
    const closed = await api.post(TOKEN, wish, { token: chat.shopper.token });
    expect(closed.status).toBe(400);
    const stranger = await api.post(TOKEN, wish, { token: shopper.token });
    expect(stranger.status).toBe(404);
    expect((await enter(shopper.token)).rooms).toEqual({});
  });

  it('claims no more than Firebase takes, the wished room among it', async () => {
    const chat = await createChatCase(api);
    const { token, userId } = chat.shopper;
    await api.db.execute(
      sql`insert into chats (user_id, role, role_id, order_id, last_message_at)
        select ${userId}, 'shop', 'x' || n, ${chat.orderId}, now() from generate_series(1, 40) n`,
    );
    const { data, payload, rooms } = await enter(token, { role: 'admin' });
    expect(Object.keys(rooms).length).toBeGreaterThan(10);
    expect(rooms).toHaveProperty(data.chat.id, 0);
    expect(JSON.stringify(payload.claims).length).toBeLessThanOrEqual(1_000);
  });

  it('is for nobody without a session, and not there where chat goes by this server', async ({
    shopper,
  }) => {
    expect((await api.post(TOKEN, {})).status).toBe(401);
    const { db } = api;
    const env = readServerEnv({ NODE_ENV: 'test', DATA_DIR: api.env.DATA_DIR });
    const plain = createApp({ env, db: () => Promise.resolve(db) });
    const headers = {
      authorization: `Bearer ${shopper.token}`,
      'content-type': 'application/json',
    };
    const call = { method: 'POST', headers, body: '{}' };
    const answer = await plain.request(`/api/v1${TOKEN}`, call, {});
    expect(answer.status).toBe(404);
  });
});
