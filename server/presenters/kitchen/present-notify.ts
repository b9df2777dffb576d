import type {
  ShopNotifyDto,
  TellingDto,
} from '@/server/contracts/kitchen/notify';
import type { ShopWays } from '@/server/domain/kitchen/ways';
import { pickText } from '@/server/presenters/i18n/present-translation';
import type { TellingRow } from '@/server/repositories/kitchen/telling-repository';

const OUTCOMES = {
  pending: 'waiting',
  sent: 'sent',
  failed: 'failed',
} as const;

/** What somebody was told, with what the outbox knows of it. */
export function presentTelling(row: TellingRow): TellingDto {
  const { createdAt, event, kind, lastError, round, sentAt, status } = row;
  return {
    event,
    round,
    to: row.shopId === null ? 'operator' : 'shop',
    kind,
    target: row.target,
    order_id: row.orderId,
    at: createdAt.toISOString(),
    outcome: status ? OUTCOMES[status] : 'forgotten',
    sent_at: sentAt?.toISOString() ?? null,
    attempts: row.attempts ?? 0,
    reason: lastError,
  };
}

/** How a shop hears of its orders, its title in the caller's language. */
export function presentWays(
  { acceptMinutes, last, newSecrets, shop, ways }: ShopWays,
  lang: string,
): ShopNotifyDto {
  return {
    shop: {
      id: shop.id,
      title: pickText(shop.translations, lang, 'title') ?? shop.slug,
    },
    accept_minutes: acceptMinutes,
    ways: ways.map((way) => {
      const told = last.find(({ wayId }) => wayId === way.id);
      return {
        kind: way.kind,
        target: way.target,
        lang: way.lang,
        rung_at: way.rungAt?.toISOString() ?? null,
        proved_at: way.provedAt?.toISOString() ?? null,
        ...(newSecrets.has(way.id) && way.secret && { secret: way.secret }),
        last: told ? presentTelling(told) : null,
      };
    }),
  };
}
