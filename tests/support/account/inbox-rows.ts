import type { Db } from '@/server/db/client';
import { notifications } from '@/server/db/schema/account/notifications';

const dollars = { symbol: '$', position: 'before' };

type Row = Pick<typeof notifications.$inferInsert, 'data' | 'type'>;

export const ORDER_NEWS: Row = {
  type: 'order_status',
  data: {
    order_id: 20418,
    status: 'on_a_way',
    delivery_type: 'delivery',
    shop: {
      id: 1,
      logo_img: '/img/x.webp',
      title: { en: 'Grill', ru: 'Гриль' },
    },
    courier: 'Jasur',
    arrives: { from: '19:25', to: '19:35' },
  },
};
export const REFUND_NEWS: Row = {
  type: 'refund',
  data: {
    order_id: 20377,
    status: 'approved',
    amount_minor: 220,
    currency: dollars,
  },
};
export const MESSAGE_NEWS: Row = {
  type: 'message',
  data: { chat_id: 'a-b', role: 'admin', author: 'Kamola', text: 'Sorry.' },
};
/** One row of every kind and state. */
export const ALL_NEWS: readonly Row[] = [
  ORDER_NEWS,
  ...['new', 'accepted', 'ready', 'delivered', 'cancelled'].map((status) => ({
    ...ORDER_NEWS,
    data: { ...ORDER_NEWS.data, status },
  })),
  REFUND_NEWS,
  { ...REFUND_NEWS, data: { ...REFUND_NEWS.data, status: 'rejected' } },
  ...['inviter', 'invited'].map((role): Row => ({
    type: 'wallet',
    data: { cause: 'referral', role, amount_minor: 500, currency: dollars },
  })),
  ...['seller', 'driver'].flatMap((kind) =>
    ['approved', 'rejected'].map((status): Row => ({
      type: 'application',
      data: { kind, status, title: 'Grill', answer: null },
    })),
  ),
  { type: 'news', data: { title: { en: 'Plov day' }, text: { en: 'Today' } } },
  ...['admin', 'shop', 'courier'].map((role): Row => ({
    type: 'message',
    data: { chat_id: 'a', role },
  })),
  MESSAGE_NEWS,
];

let minute = 0;

/** Puts rows into an inbox, each a minute after the one before. Answers their ids. */
export async function putNews(
  db: Db,
  userId: number,
  rows: readonly Row[],
): Promise<number[]> {
  const added = await db
    .insert(notifications)
    .values(
      rows.map((row) => ({
        ...row,
        userId,
        subject: `test:${(minute += 1)}`,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
      })),
    )
    .returning({ id: notifications.id });
  return added.map(({ id }) => id);
}
