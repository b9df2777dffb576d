import {
  NOTIFICATION_TYPES,
  notificationId,
  notificationType,
  type MailNoticeType,
} from '@/utils/constants/notifications';
import type { Ctx, UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  findMailKeyOwner,
  findNoticeChoices,
  type NoticeChoice,
  saveNoticeChoices,
} from '@/server/repositories/notice/notice-choice-repository';

/** Every kind of notice with whether the caller wants it; who was never asked does. In the order of their ids. */
export async function listNoticeChoices(ctx: UserCtx): Promise<NoticeChoice[]> {
  const said = await findNoticeChoices(ctx.db, ctx.user.id);
  return NOTIFICATION_TYPES.map((type) => ({
    type,
    active: said.find((choice) => choice.type === type)?.active ?? true,
  }));
}

/**
 * Turns kinds of notices on and off; of several words about one kind the last counts. Throws bad_request with the
 * field of an id that names no kind: then nothing is changed.
 */
export async function chooseNotices(
  ctx: UserCtx,
  asked: readonly {
    readonly notification_id: number;
    readonly active: boolean;
  }[],
): Promise<NoticeChoice[]> {
  const chosen = new Map<number, NoticeChoice>();
  const fields: Record<string, string[]> = {};
  for (const [index, { active, notification_id: id }] of asked.entries()) {
    const type = notificationType(id);
    if (type) chosen.set(notificationId(type), { type, active });
    else
      fields[`notifications.${index}.notification_id`] = ['validation.invalid'];
  }
  if (Object.keys(fields).length > 0)
    throw new DomainError('bad_request', { fields });
  await saveNoticeChoices(ctx.db, ctx.user.id, [...chosen.values()]);
  return listNoticeChoices(ctx);
}

/**
 * Turns one kind of mail off, or on again, for whoever has the key that stands in the mail; nobody has to be signed in.
 * Done twice it is the same as once. Throws not_found for a key of nobody.
 */
export async function chooseByMailKey(
  ctx: Ctx,
  {
    active,
    key,
    type,
  }: {
    readonly key: string;
    readonly type: MailNoticeType;
    readonly active: boolean;
  },
): Promise<void> {
  const userId = await findMailKeyOwner(ctx.db, key);
  if (userId === null) throw new DomainError('not_found');
  await saveNoticeChoices(ctx.db, userId, [{ type, active }]);
}
