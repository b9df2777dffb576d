import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '@/server/db/client';
import { insertMissingSettings } from '@/server/repositories/settings/basics-repository';
import { findSettingValue } from '@/server/repositories/settings/settings-repository';

export const SIGNATURE_HEADER = 'sandbox-signature';
/** Private; made on first use and kept, so that a webhook from before a restart is still good. */
const SECRET = 'sandbox_webhook_secret';
const TOLERANCE_MS = 5 * 60_000;

/** The secret that sandbox and site share. */
export async function webhookSecret(db: Db): Promise<string> {
  const known = await findSettingValue(db, SECRET);
  if (known) return known;
  const value = randomBytes(32).toString('base64url');
  await insertMissingSettings(db, [{ key: SECRET, value, isPublic: false }]);
  return (await findSettingValue(db, SECRET)) ?? value;
}

const digest = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** "t=<seconds>,v1=<HMAC-SHA-256 of seconds.body>". */
export function signWebhook(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(+now / 1_000);
  return `t=${seconds},v1=${digest(secret, `${seconds}.${body}`)}`;
}

/** Whether the body was signed with this secret in the last five minutes. */
export function isSigned(
  secret: string,
  { body, now, signature }: { body: string; now: Date; signature: string },
): boolean {
  const [, seconds = '', given = ''] =
    /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? [];
  if (!given || Math.abs(+now - Number(seconds) * 1_000) > TOLERANCE_MS)
    return false;
  const expected = digest(secret, `${seconds}.${body}`);
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
