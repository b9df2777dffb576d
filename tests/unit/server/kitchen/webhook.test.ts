import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SendError } from '@/server/domain/notice/notice-sender';
import {
  connectWebhooks,
  signatureOf,
} from '@/server/adapters/notices/webhook';
import {
  isSigned,
  openWebhookReceiver,
  type WebhookReceiver,
} from '@/tests/support/api/webhook-receiver';

let receiver: WebhookReceiver;

beforeEach(async () => {
  receiver = await openWebhookReceiver();
});
afterEach(async () => {
  vi.useRealTimers();
  await receiver.close();
});

const SECRET = 'whsec_of-a-test';
const BODY = JSON.stringify({ id: 'evt_1', note: 'ohne Zwiebeln – без лука' });
const TESTS = {
  NODE_ENV: 'test',
  SITE_URL: undefined,
  WEBHOOK_ALLOW_LOOPBACK: true,
} as const;

const send = (
  url: string,
  env: Parameters<typeof connectWebhooks>[0] = TESTS,
) => connectWebhooks(env, 300).send({ url, secret: SECRET }, BODY);

/** What sending ends with. */
async function failureOf(work: Promise<void>): Promise<SendError> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SendError)) throw new Error('it was sent');
  return error;
}

describe('a webhook', () => {
  test('is signed as its receiver checks it, and anew with each try', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_999 });
    await send(receiver.url);
    vi.setSystemTime(1_700_000_005_000);
    await send(receiver.url);
    const [first, second] = receiver.calls;
    expect(first?.text).toBe(BODY);
    expect(first?.headers).toMatchObject({
      'content-type': 'application/json',
      'sofra-signature': signatureOf(SECRET, BODY, new Date(1_700_000_000_000)),
    });
    expect(second?.headers['sofra-signature']).toMatch(/^t=1700000005,/);
    for (const call of receiver.calls) {
      expect(isSigned(call, SECRET)).toBe(true);
      expect(isSigned(call, 'whsec_of-another')).toBe(false);
      expect(isSigned({ ...call, text: `${call.text} ` }, SECRET)).toBe(false);
    }
  });

  test('has the signature that its document describes', () => {
    const at = new Date(1_700_000_000_000);
    expect(signatureOf('whsec_a', '{}', at)).toBe(
      't=1700000000,v1=04339dc4f01d6541e8d3b7e4bd93cd2d4f680ccb28592270900b08e49cc09e57',
    );
  });

  test.each([
    [{ status: 500 }, 'webhook_500', false],
    [{ status: 404 }, 'webhook_404', false],
    [{ status: 401 }, 'webhook_401', false],
    [{ status: 410 }, 'webhook_410', true],
    ['silent', 'webhook_timeout', false],
    ['cut', 'webhook_unreachable', false],
  ] as const)(
    'that ends with %o is %s, final: %s',
    async (fault, code, final) => {
      receiver.failWith(fault);
      const error = await failureOf(send(receiver.url));
      expect(error).toMatchObject({ code, isFinal: final });
    },
  );

  test('waits as long as its receiver asks', async () => {
    receiver.failWith({ status: 429, headers: { 'retry-after': '70' } });
    const error = await failureOf(send(receiver.url));
    expect(error).toMatchObject({ retryAfterMs: 70_000, isFinal: false });
  });

  test('follows no redirect', async () => {
    const other = await openWebhookReceiver();
    receiver.failWith({ status: 307, headers: { location: other.url } });
    const error = await failureOf(send(receiver.url));
    expect(error.code).toBe('webhook_307');
    expect(other.calls).toEqual([]);
    await other.close();
  });
});

describe('an address', () => {
  const { allows } = connectWebhooks({
    ...TESTS,
    WEBHOOK_ALLOW_LOOPBACK: false,
  });
  test.each([
    ['https://pos.example/orders?shop=31', true],
    ['https://93.184.216.34/orders', true],
    ['http://pos.example/orders', false],
    ['https://pos.example:8443/orders', false],
    ['https://who:secret@pos.example/', false],
    ['https://127.0.0.1/', false],
    ['https://[::1]/', false],
    ['https://10.1.2.3/', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['https://[::ffff:192.168.0.1]/', false],
    ['https://localhost/', false],
    ['http://localhost:3000/', false],
    ['ftp://pos.example/', false],
    ['pos.example', false],
  ])('%s may be called: %s', (url, may) => {
    expect(allows(url)).toBe(may);
  });

  test.each(['https://localhost./', 'https://localhost.localdomain/'])(
    '%s, which names this machine, is looked up and not called',
    async (url) => {
      const error = await failureOf(send(url));
      expect(error.code).toMatch(/^webhook_(?:refused_address|unreachable)$/);
    },
  );

  test('of a private network is refused for good when it is called', async () => {
    const error = await failureOf(send('https://192.168.1.1/'));
    expect(error).toMatchObject({
      code: 'webhook_refused_address',
      isFinal: true,
    });
  });

  test('of this machine is taken by http where tests say so', async () => {
    const { allows: allowed } = connectWebhooks(TESTS);
    expect(allowed(receiver.url)).toBe(true);
    await send(`http://localhost:${receiver.port}/`);
    expect(receiver.calls).toHaveLength(1);
    expect(allowed('http://127.0.0.2/')).toBe(false);
    expect(allowed('https://127.0.0.1/')).toBe(false);
  });

  test.each([
    [{ ...TESTS, WEBHOOK_ALLOW_LOOPBACK: false }],
    [
      {
        ...TESTS,
        NODE_ENV: 'production',
        SITE_URL: 'https://sofra.example',
      } as const,
    ],
  ])('of this machine is refused with %o', async (env) => {
    expect(connectWebhooks(env).allows(receiver.url)).toBe(false);
    const error = await failureOf(send(receiver.url, env));
    expect(error.code).toBe('webhook_refused_address');
    expect(receiver.calls).toEqual([]);
  });
});
