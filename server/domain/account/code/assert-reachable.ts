import type { Ctx } from '@/server/context';
import { badFields, DomainError } from '@/server/errors';
import type { Subject } from '@/server/repositories/account/user-repository';
import { NO_MAIL_SERVER } from '@/server/domain/notice/no-mail-server';

/**
 * A code that would never arrive is not made. Refuses a phone at its field where no SMS can leave, an e-mail with
 * no_mail_server (507), whose text says that no code can be sent unless the caller names another.
 */
export function assertReachable(
  ctx: Pick<Ctx, 'log' | 'reaches'>,
  { kind }: Subject,
  noMailText = 'error.507.code',
): void {
  if (ctx.reaches[kind]) return;
  if (kind === 'phone')
    throw badFields({ phone: ['validation.phone_sign_up'] });
  ctx.log.error(`a code was not sent: ${NO_MAIL_SERVER}`);
  throw new DomainError('no_mail_server', { key: noMailText });
}
