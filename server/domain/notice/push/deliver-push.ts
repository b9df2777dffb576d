import type { Ctx } from '@/server/context';
import {
  deletePushDevice,
  findPushTarget,
} from '@/server/repositories/notice/push-repository';
import type { PushGateway, PushPayload } from './push-gateway';
import { deviceOf } from './device-name';
import { pushKeys } from './push-keys';
import { pushRule } from './push-rules';

/** As enqueue-push.ts wrote it. */
type Waiting = PushPayload & { readonly type: string };

/**
 * Sends one message of the outbox to its device, if the device is still there, still signed in, and the person still
 * wants such messages; else it is done with. A device that is gone for good is forgotten.
 */
export async function deliverPush(
  ctx: Pick<Ctx, 'db' | 'now'> & { readonly push: PushGateway },
  message: { readonly to: string; readonly text: string },
): Promise<void> {
  const id = deviceOf(message.to);
  const { type, ...payload } = JSON.parse(message.text) as Waiting;
  const rule = pushRule(type);
  if (id === null || !rule) return;
  const device = await findPushTarget(ctx.db, id, {
    now: ctx.now,
    wanted: rule.wanted,
  });
  if (!device) return;
  const keys = await pushKeys(ctx);
  const { manner } = rule;
  const outcome = await ctx.push.send(device, { payload, manner, keys });
  if (outcome === 'gone')
    await deletePushDevice(ctx.db, { id, endpoint: device.endpoint });
}
