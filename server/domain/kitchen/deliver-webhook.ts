import type { Ctx } from '@/server/context';
import {
  findWay,
  updateWay,
} from '@/server/repositories/kitchen/way-repository';
import { wayIdOf } from './way-name';

/**
 * Calls a shop's webhook with one message of the outbox; `gone`: the shop has no such way any more. A ring that was taken
 * proves the way. Rejects with what the gateway says.
 */
export async function deliverWebhook(
  ctx: Pick<Ctx, 'db' | 'now' | 'webhooks'>,
  message: {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
  },
): Promise<'gone' | 'sent'> {
  const id = wayIdOf(message.to);
  const way = id === null ? null : await findWay(ctx.db, id);
  if (way?.kind !== 'webhook' || way.secret === null) return 'gone';
  const { secret, target: url } = way;
  await ctx.webhooks.send({ url, secret }, message.text);
  if (message.subject === 'ring')
    await updateWay(ctx.db, way.id, { provedAt: ctx.now });
  return 'sent';
}
