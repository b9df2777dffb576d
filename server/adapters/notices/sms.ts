import { z } from 'zod';
import type { ServerEnv } from '@/server/env';
import { readAnswer } from './read-answer';
import { retryAfterMs } from './retry-after';
import { SendError } from '@/server/domain/notice/notice-sender';

interface Sms {
  /** E.164: digits with a leading +. */
  readonly to: string;
  readonly text: string;
}

/** Hands a text message to a gateway; rejects with SendError when it was not taken. */
interface SmsSender {
  send(sms: Sms): Promise<void>;
}

/** Far below what the outbox gives one message, so that no message is still on its way when its lease ends. */
const TIMEOUT_MS = 10_000;
const TWILIO = 'https://api.twilio.com';
const CREATED = 201;
/** Of the gateway or the account's set-up, not of the message: worth another try. */
const PASSING = new Set([401, 403, 404, 408, 425, 429]);

const taken = z.object({ sid: z.string().min(1) });
const refused = z.object({ code: z.coerce.number().int() });

type SmsEnv = Pick<
  ServerEnv,
  | 'SMS_ACCOUNT_SID'
  | 'SMS_AUTH_TOKEN'
  | 'SMS_FROM'
  | 'SMS_MESSAGING_SERVICE_SID'
  | 'SMS_URL'
>;

/** `sms_400_21211`: the status and Twilio's own code; its message quotes the number and stays out. */
async function refusalOf(answer: Response): Promise<SendError> {
  const { status } = answer;
  const said = refused.safeParse(await readAnswer(answer).catch(() => null));
  const wait = retryAfterMs(answer.headers.get('retry-after'));
  return new SendError({
    code: ['sms', status, said.data?.code].filter(Boolean).join('_'),
    isFinal: status >= 400 && status < 500 && !PASSING.has(status),
    ...(wait !== undefined && { retryAfterMs: wait }),
  });
}

/** Nobody answered, in time or at all; a failure's own words may name the address that was asked. */
function silence(error: unknown): SendError {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return new SendError({
    code: isLate ? 'sms_timeout' : 'sms_unreachable',
    isFinal: false,
  });
}

/**
 * Sends by Twilio's Messages API: POST /2010-04-01/Accounts/{sid}/Messages.json, form-encoded, basic auth, 201 with the
 * message's sid. Its errors carry {code, message, status}: 429, 5xx and refused credentials are worth another try, any
 * other 4xx (21211 no such number, 21610 unsubscribed) is final. Null: no gateway is configured, so the development
 * outbox keeps the messages, or they end as dead letters. The API knows no idempotency key: an answer that is lost on
 * its way means a second message.
 */
export function createSmsSender(
  env: SmsEnv,
  timeoutMs = TIMEOUT_MS,
): SmsSender | null {
  const { SMS_ACCOUNT_SID: account, SMS_AUTH_TOKEN: secret } = env;
  if (!account || !secret) return null;
  const base = (env.SMS_URL ?? TWILIO).replace(/\/+$/, '');
  const address = `${base}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const key = Buffer.from(`${account}:${secret}`).toString('base64');
  const sender: Record<string, string> = env.SMS_MESSAGING_SERVICE_SID
    ? { MessagingServiceSid: env.SMS_MESSAGING_SERVICE_SID }
    : { From: env.SMS_FROM ?? '' };

  async function post({ text, to }: Sms): Promise<Response> {
    return fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ To: to, ...sender, Body: text }),
      headers: { accept: 'application/json', authorization: `Basic ${key}` },
      // another host must not get the credentials
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  return {
    async send(sms) {
      const answer = await post(sms).catch((error: unknown) => {
        throw silence(error);
      });
      if (answer.status !== CREATED) throw await refusalOf(answer);
      // it was taken, so an answer that was cut off is no reason to send it again
      const said = await readAnswer(answer).catch(() => null);
      if (said !== null && !taken.safeParse(said).success)
        throw new SendError({ code: 'sms_not_understood', isFinal: false });
    },
  };
}
