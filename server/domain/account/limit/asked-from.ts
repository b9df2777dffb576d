import { createHash } from 'node:crypto';
import type { Ctx } from '@/server/context';

/** Which client a code is asked for from: the same for the same address and user agent, and telling neither. */
export function askedFrom({
  clientAddress,
  userAgent,
}: Pick<Ctx, 'clientAddress' | 'userAgent'>): string {
  return createHash('sha256')
    .update(`${clientAddress}\n${userAgent}`)
    .digest('hex');
}
