// @module-tag both-engines
import { describe, expect } from 'vitest';
import type {
  Notice,
  NoticeSenders,
} from '@/server/domain/notice/notice-sender';
import { enqueueMail } from '@/server/domain/notice/enqueue-mail';
import { drainOutbox } from '@/server/jobs/outbox';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';

function drain(email: NoticeSenders['email'] = null): Promise<number> {
  return drainOutbox({
    handle: { db: api.db, listen: () => Promise.resolve() },
    keepsMessages: false,
    senders: {
      email,
      event: null,
      webhook: null,
      push: null,
      sms: null,
      chat: null,
    },
  });
}

describe('dead letters', () => {
  const operator = { token: TEST_OPERATOR_TOKEN };
  const OUTBOX = '/dashboard/admin/outbox';

  it('are seen by the operator without what they say, and are tried again when they still know it', async () => {
    await enqueueMail(
      { db: api.db, now: new Date() },
      { to: 'code@sofra.example', subject: 'c', text: '123', code: '123' },
    );
    await enqueueMail(
      { db: api.db, now: new Date() },
      { to: 'plain@sofra.example', subject: 'Thank you', text: 'For all' },
    );
    await drain();
    const { data, meta } = (await api.get(`${OUTBOX}?dead=1`, operator)).body;
    expect(meta.total).toBe(2);
    expect(data[0]).toEqual({
      id: expect.any(Number),
      channel: 'email',
      to: 'p***@sofra.example',
      subject: 'Thank you',
      status: 'dead',
      attempts: 1,
      last_error: 'no_sender',
      next_attempt_at: null,
      created_at: expect.any(String),
      sent_at: null,
      can_retry: true,
    });
    expect(data[1]).toMatchObject({ status: 'dead', can_retry: false });
    const retry = (id: number) =>
      api.post(`${OUTBOX}/${id}/retry`, {}, operator);
    expect((await retry(data[1].id)).status).toBe(409);
    expect((await retry(999_999)).status).toBe(404);
    expect((await retry(data[0].id)).status).toBe(200);
    const sent: Notice[] = [];
    await drain({ send: async (one) => void sent.push(one) });
    expect(sent).toEqual([
      {
        to: 'plain@sofra.example',
        subject: 'Thank you',
        text: 'For all',
        unsubscribeUrl: null,
      },
    ]);
    expect((await api.get(`${OUTBOX}?dead=1`, operator)).body.meta.total).toBe(
      1,
    );
    expect((await api.get(OUTBOX, operator)).body.data[0]).toMatchObject({
      status: 'sent',
      last_error: null,
    });
    expect((await retry(data[0].id)).status).toBe(409);
  });
});
