import type { Ctx } from '@/server/context';
import { findBoardDevice } from '@/server/repositories/kitchen/board-device-repository';
import {
  deletePushDevice,
  findPushTarget,
} from '@/server/repositories/notice/push-repository';
import type { PushGateway, PushPayload } from './push-gateway';
import { deviceOf } from './device-name';
import { pushKeys } from './push-keys';
import { pushRule } from '../inbox-words';
import { KITCHEN_MANNER, KITCHEN_PUSH } from './push-rules';

/** As enqueue-push.ts wrote it. */
type Waiting = PushPayload & { readonly type: string };

async function findTarget(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  id: number,
  type: string,
) {
  const rule = pushRule(type);
  const manner = type === KITCHEN_PUSH ? KITCHEN_MANNER : rule?.manner;
  const device =
    type === KITCHEN_PUSH
      ? await findBoardDevice(db, id, now)
      : rule && (await findPushTarget(db, id, { now, wanted: rule.wanted }));
  return device && manner ? { device, manner } : null;
}

/**
 * Sends one message of the outbox to its device, if the device is still there, still signed in, and the person still
 * wants such messages; else it is done with. A device that no longer exists is deleted. `gone`: a board's message that
 * reached no device, so the kitchen has not read it.
 */
export async function deliverPush(
  ctx: Pick<Ctx, 'db' | 'now'> & { readonly push: PushGateway },
  message: { readonly to: string; readonly text: string },
): Promise<'done' | 'gone'> {
  const id = deviceOf(message.to);
  const { type, ...payload } = JSON.parse(message.text) as Waiting;
  const target = id === null ? null : await findTarget(ctx, id, type);
  const missed = type === KITCHEN_PUSH ? 'gone' : 'done';
  if (id === null || !target) return missed;
  const { device, manner } = target;
  const keys = await pushKeys(ctx);
  const outcome = await ctx.push.send(device, { payload, manner, keys });
  if (outcome !== 'gone') return 'done';
  const { endpoint } = device;
  await deletePushDevice(ctx.db, { id, endpoint, name: message.to });
  return missed;
}
