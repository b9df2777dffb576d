import type { UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { limitCalls } from '@/server/domain/account/limit/rate-limit';
import type { FcmBrowserConfig } from '@/server/domain/notice/push/push-gateway';
import { pushKeys } from '@/server/domain/notice/push/push-keys';
import { badFields } from '@/server/errors';
import {
  deletePushDevicesOf,
  findPushLocale,
  findPushDeviceOf,
  type NewPushDevice,
  savePushDevice,
  trimPushDevices,
} from '@/server/repositories/notice/push-repository';

/** Enough for a household's; the ones registered last stay. */
const DEVICES_MAX = 10;
const LIMIT = { name: 'push', max: 30, windowMs: 10 * 60_000 } as const;

export interface PushSetupView {
  readonly kind: 'fcm' | 'web';
  readonly key: string;
  readonly config: FcmBrowserConfig | null;
  readonly active: boolean;
  readonly lang: string | null;
}

/** How a browser registers for push messages here, and whether the caller's session has a device that is told. */
export async function showPush(ctx: UserCtx): Promise<PushSetupView> {
  const fcm = ctx.push.browserFcm;
  const kind = fcm ? 'fcm' : 'web';
  const device = await findPushDeviceOf(
    ctx.db,
    { id: ctx.user.tokenId, kind },
    ctx.now,
  );
  const known = { active: device !== null, lang: device?.locale ?? null };
  if (fcm) return { kind, key: fcm.key, config: fcm.config, ...known };
  const { publicKey } = await pushKeys(ctx);
  return { kind, key: publicKey, config: null, ...known };
}

type Device = Pick<NewPushDevice, 'auth' | 'endpoint' | 'kind' | 'p256dh'>;

/** The device is the caller's from now on, whoever's it was; it ends with the session. */
async function register(
  ctx: UserCtx,
  device: Device,
  replaces?: string,
): Promise<void> {
  await limitCalls(ctx, LIMIT, [`user:${ctx.user.id}`]);
  await inTransaction(ctx, async ({ db, lang, now, user }) => {
    const before =
      replaces === undefined
        ? null
        : await findPushLocale(db, user.id, replaces);
    if (replaces !== undefined)
      await deletePushDevicesOf(db, user.id, { endpoint: replaces });
    await savePushDevice(db, {
      ...device,
      userId: user.id,
      sessionId: user.tokenId,
      locale: before ?? lang,
      usedAt: now,
    });
    await trimPushDevices(db, user.id, DEVICES_MAX);
  });
}

/**
 * Registers a browser by its push service's address and keys, in the caller's language. Throws bad_request with the
 * field of an address or a key that nothing can be sent with, and too_many_requests.
 */
export async function registerBrowser(
  ctx: UserCtx,
  browser: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
    readonly replaces?: string;
  },
): Promise<void> {
  const { endpoint, keys, replaces } = browser;
  const { auth, p256dh } = keys;
  const problem = ctx.push.problemOf({ endpoint, p256dh });
  if (problem) throw badFields({ [problem]: ['validation.invalid'] });
  await register(ctx, { kind: 'web', endpoint, p256dh, auth }, replaces);
}

/**
 * Registers a phone app or a browser by its token of FCM. Where nothing can be sent to such tokens it is not kept, and
 * the caller, who cannot do anything about it, is told success.
 */
export async function registerToken(
  ctx: UserCtx,
  token: string,
): Promise<void> {
  if (!ctx.push.hasFcm) return;
  const none = { p256dh: null, auth: null };
  await register(ctx, { kind: 'fcm', endpoint: token, ...none });
}

/** Sends nothing more to a device of the caller's: by its address or token, else what this session registered. */
export function forgetDevice(ctx: UserCtx, endpoint?: string): Promise<void> {
  return deletePushDevicesOf(
    ctx.db,
    ctx.user.id,
    endpoint === undefined ? { sessionId: ctx.user.tokenId } : { endpoint },
  );
}
