// @module-tag both-engines
import { asc, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { tellings } from '@/server/db/schema/kitchen';
import { outboxMessages } from '@/server/db/schema/settings';
import { tellOperator } from '@/server/domain/kitchen/tell-operator';
import { api, it } from '@/tests/support/api/api-test';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import {
  answerApplication,
  createDriver,
  driverData,
  DRIVERS,
} from '@/tests/support/factories/application';
import { placedOrder, toldOf } from '@/tests/support/kitchen/told-shop';

const set = (key: string, value: string) =>
  api.call('PUT', `/dashboard/admin/settings/${key}`, {
    token: TEST_OPERATOR_TOKEN,
    body: { value },
  });

const house = () =>
  api.db
    .select()
    .from(tellings)
    .innerJoin(outboxMessages, eq(outboxMessages.id, tellings.outboxId))
    .where(isNull(tellings.shopId))
    .orderBy(asc(tellings.id));

beforeEach(async () => {
  await api.db.delete(tellings);
  expect((await set('operator_email', 'house@sofra.example')).status).toBe(200);
  expect((await set('operator_phone', '+998712000000')).status).toBe(200);
});

describe('the operator', () => {
  it('is told of an order that nobody accepts, once by each way', async () => {
    const { order } = await placedOrder(api, []);
    const news = {
      event: 'order.unanswered',
      orderId: order.id,
      round: 3,
    } as const;
    for (let turn = 0; turn < 2; turn += 1)
      await api.db.transaction((tx) =>
        tellOperator({ db: tx, now: new Date() }, news),
      );
    const told = await toldOf(api, order.id);
    expect(told.map((row) => row.outbox_messages?.recipient)).toEqual([
      'house@sofra.example',
      '+998712000000',
    ]);
    const [mail, sms] = told.map((row) => row.outbox_messages);
    expect(mail?.subject).toMatch(
      new RegExp(`does not answer: order ${order.id}$`),
    );
    expect(mail?.body).toMatch(
      /^Order \d+ was placed at \d\d:\d\d and is wanted by \d\d:\d\d\. Nobody at .+ has accepted it\. The shop’s phone: .+$/,
    );
    expect(sms?.body).toMatch(/^Sofra: .+ does not answer: order \d+\. Order/);
  });

  it('is told of an application when it is sent, and again when it is sent again', async () => {
    const { phone, token } = await createDriver(api);
    const send = async () => {
      const body = { data: driverData(phone) };
      expect((await api.post(DRIVERS, body, { token })).status).toBe(200);
    };
    await send();
    const [mail] = await house();
    expect(mail?.outbox_messages).toMatchObject({
      recipient: 'house@sofra.example',
      subject: 'New application to deliver: Jasur Aliyev',
    });
    const id = mail?.tellings.applicationId ?? 0;
    expect(mail?.outbox_messages.body).toContain(
      `operator -- application ${id}`,
    );
    await answerApplication(api, id, {
      status: 'rejected',
      answer: 'No plate',
    });
    await send();
    expect((await house()).map((row) => row.tellings.kind)).toEqual([
      'email',
      'sms',
      'email',
      'sms',
    ]);
  });

  it('is told nothing where neither setting is set', async () => {
    await set('operator_email', '');
    await set('operator_phone', '');
    const { phone, token } = await createDriver(api);
    await api.post(DRIVERS, { data: driverData(phone) }, { token });
    expect(await house()).toEqual([]);
  });

  it('keeps its ways to itself', async () => {
    const { body } = await api.get('/rest/settings');
    expect(JSON.stringify(body)).not.toMatch(/operator_|house@sofra/);
  });
});
