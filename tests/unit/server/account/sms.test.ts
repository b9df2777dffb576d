import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SendError } from '@/server/domain/notice/notice-sender';
import { createSmsSender } from '@/server/adapters/notices/sms';
import {
  openSmsGateway,
  SMS_SENDER,
  SMS_SID,
  SMS_TOKEN,
  type SmsFault,
  type SmsGateway,
} from '@/tests/support/api/sms-gateway';

let gateway: SmsGateway;

beforeEach(async () => {
  gateway = await openSmsGateway();
});
afterEach(() => gateway.close());

const SMS = { to: '+998901234567', text: 'Your code is 123456 · Ваш код' };

const envOf = (more: Record<string, string | undefined> = {}) => ({
  SMS_URL: gateway.url,
  SMS_ACCOUNT_SID: SMS_SID,
  SMS_AUTH_TOKEN: SMS_TOKEN,
  SMS_FROM: SMS_SENDER,
  SMS_MESSAGING_SERVICE_SID: undefined,
  ...more,
});

const send = (more: Record<string, string | undefined> = {}) =>
  createSmsSender(envOf(more))?.send(SMS);

/** Sends to a gateway that never answers: a short wait tells it. */
const sendToSilence = () => createSmsSender(envOf(), 150)?.send(SMS);

/** What sending ends with. */
async function failureOf(work: Promise<void> | undefined): Promise<SendError> {
  const error: unknown = await work?.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SendError)) throw new Error('it was sent');
  return error;
}

describe('a text message', () => {
  test("is asked for as Twilio's Messages API has it", async () => {
    await send();
    expect(gateway.taken).toEqual([
      {
        path: `/2010-04-01/Accounts/${SMS_SID}/Messages.json`,
        form: { To: SMS.to, From: SMS_SENDER, Body: SMS.text },
      },
    ]);
  });

  test('leaves through a messaging service where there is one', async () => {
    await send({ SMS_MESSAGING_SERVICE_SID: 'MG1' });
    expect(gateway.taken[0]?.form).toEqual({
      To: SMS.to,
      MessagingServiceSid: 'MG1',
      Body: SMS.text,
    });
  });

  test('has no gateway without credentials', () => {
    expect(createSmsSender(envOf({ SMS_ACCOUNT_SID: undefined }))).toBeNull();
  });

  test.each<[string, SmsFault, object]>([
    [
      'a number that is none',
      { status: 400, code: 21211 },
      { code: 'sms_400_21211', isFinal: true },
    ],
    [
      'a person who unsubscribed',
      { status: 400, code: 21610 },
      { code: 'sms_400_21610', isFinal: true },
    ],
    [
      'too many at once',
      { status: 429, code: 20429, headers: { 'retry-after': '7' } },
      { code: 'sms_429_20429', isFinal: false, retryAfterMs: 7_000 },
    ],
    [
      'a fault of its own',
      { status: 500, code: 20500 },
      { code: 'sms_500_20500', isFinal: false, retryAfterMs: null },
    ],
    [
      'the page of a proxy',
      { status: 502, body: '<h1>Bad gateway</h1>' },
      { code: 'sms_502', isFinal: false },
    ],
    ['a cut connection', 'cut', { code: 'sms_unreachable', isFinal: false }],
    [
      'another address',
      { status: 307, headers: { location: 'http://127.0.0.1:1/' } },
      { code: 'sms_unreachable', isFinal: false },
    ],
  ])('that meets %s says so', async (_, fault, outcome) => {
    gateway.failWith(fault);
    const failure = await failureOf(send());
    expect(failure).toMatchObject(outcome);
    expect(gateway.asked).toHaveLength(1);
  });

  test('that meets silence says so', async () => {
    gateway.failWith('silent');
    const failure = await failureOf(sendToSilence());
    expect(failure).toMatchObject({ code: 'sms_timeout', isFinal: false });
    expect(gateway.asked).toHaveLength(1);
  });

  test('waits until the day that an answer names', async () => {
    const later = new Date(Date.now() + 90_000).toUTCString();
    gateway.failWith({ status: 429, headers: { 'retry-after': later } });
    const { retryAfterMs } = await failureOf(send());
    expect(retryAfterMs).toBeGreaterThan(80_000);
    expect(retryAfterMs).toBeLessThanOrEqual(90_000);
  });

  test('is worth another try when the credentials are refused: an operator can mend them', async () => {
    const failure = await failureOf(send({ SMS_AUTH_TOKEN: 'another' }));
    expect(failure).toMatchObject({ code: 'sms_401_20003', isFinal: false });
  });

  test('that was taken is not sent again because its answer was torn', async () => {
    gateway.failWith('torn');
    await send();
    expect(gateway.taken).toHaveLength(1);
  });

  test('leaves no number, text or secret in what its failure says', async () => {
    for (const [fault, sent] of [
      [{ status: 400, code: 21211 }, send],
      ['cut', send],
      ['silent', sendToSilence],
    ] as const) {
      gateway.failWith(fault);
      const { code, message, stack, ...rest } = await failureOf(sent());
      const said = JSON.stringify([code, message, stack, rest]);
      for (const secret of [SMS.to, '123456', SMS_TOKEN, SMS_SID])
        expect(said).not.toContain(secret);
    }
  });
});
