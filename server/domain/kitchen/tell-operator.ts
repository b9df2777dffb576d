import { siteLanguages } from '@/utils/i18n/site-languages';
import type { Ctx } from '@/server/context';
import { findOrderView } from '@/server/repositories/order/order-view-repository';
import { findSettingValue } from '@/server/repositories/settings/settings-repository';
import type { ApplicationKind } from '@/utils/application/kinds';
import { applicationWords, short, unansweredWords } from './kitchen-words';
import { tellOnce, type TellingWords } from './tell-once';

type OperatorCtx = Pick<Ctx, 'db' | 'now'>;

/** What the operator is told, and which time of it: a round, or the version of an application. */
export type OperatorTelling =
  | {
      readonly event: 'application.sent';
      readonly round: number;
      readonly application: {
        readonly id: number;
        readonly kind: ApplicationKind;
        readonly name: string;
      };
    }
  | {
      readonly event: 'order.unanswered';
      readonly round: number;
      readonly orderId: number;
    };

async function wordsOf(
  { db, now }: OperatorCtx,
  news: OperatorTelling,
): Promise<TellingWords> {
  if (news.event === 'application.sent')
    return applicationWords(siteLanguages().first, news.application);
  const view = await findOrderView(db, news.orderId);
  if (!view) throw new Error(`order ${news.orderId} cannot be read back`);
  return unansweredWords(view, { lang: siteLanguages().first, now });
}

/**
 * Tells the operator by the settings operator_email and operator_phone, once per event and round, in the site's default
 * language: in the caller's transaction, so it leaves after the commit. Where neither is set nothing happens.
 */
export async function tellOperator(
  ctx: OperatorCtx,
  news: OperatorTelling,
): Promise<void> {
  const email = await findSettingValue(ctx.db, 'operator_email');
  const phone = await findSettingValue(ctx.db, 'operator_phone');
  if (!email && !phone) return;
  const about = {
    event: news.event,
    round: news.round,
    ...(news.event === 'application.sent'
      ? { applicationId: news.application.id }
      : { orderId: news.orderId }),
  };
  const words = await wordsOf(ctx, news);
  const { subject, text } = words;
  if (email)
    await tellOnce(
      ctx,
      { ...about, kind: 'email', target: email },
      () => words,
    );
  if (phone)
    await tellOnce(ctx, { ...about, kind: 'sms', target: phone }, () => ({
      subject,
      text: short(siteLanguages().first, subject, text),
    }));
}
