import { createECDH } from 'node:crypto';
import type { Ctx } from '@/server/context';
import { insertMissingSettings } from '@/server/repositories/settings/basics-repository';
import { findSettingValue } from '@/server/repositories/settings/settings-repository';
import type { PushGateway, VapidKeys } from './push-gateway';

/** Private, and no setting that an operator can read or change. */
const KEY = 'vapid_keys';

function newKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // a small number has fewer bytes, of which none may be missing
  const secret = Buffer.alloc(32);
  const own = pair.getPrivateKey();
  own.copy(secret, secret.length - own.length);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: secret.toString('base64url'),
  };
}

const read = (value: string): VapidKeys => JSON.parse(value) as VapidKeys;

/**
 * The pair by which push services know this site: the operator's (VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY), else one that
 * is made once and kept beside the devices that were registered with it. Several processes that begin at once agree.
 */
export async function pushKeys({
  db,
  push,
}: Pick<Ctx, 'db'> & {
  readonly push: Pick<PushGateway, 'ownKeys'>;
}): Promise<VapidKeys> {
  if (push.ownKeys) return push.ownKeys;
  const kept = await findSettingValue(db, KEY);
  if (kept !== null) return read(kept);
  const value = JSON.stringify(newKeys());
  await insertMissingSettings(db, [{ key: KEY, value, isPublic: false }]);
  const made = await findSettingValue(db, KEY);
  if (made === null) throw new Error('the keys of push were not kept');
  return read(made);
}
