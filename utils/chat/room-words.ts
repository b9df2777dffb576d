import type { TFunction } from 'i18next';
import { monthName } from '@/utils/i18n/date-words';
import { daysBetween, formatTime, zonedMoment } from '@/utils/i18n/dates';
import type { ChatRoom } from './chat';

/** What a room is called. */
export function roomTitle(room: ChatRoom, t: TFunction): string {
  if (room.role === 'admin') return t('chat.support');
  if (room.role === 'courier') {
    // as the order's page names them
    const [name = ''] = room.title.split(' ');
    return t('chat.courier', { name });
  }
  return room.title;
}

/** Who answers in it and how fast, or which order it is about. */
export function roomNote(room: ChatRoom, t: TFunction): string {
  const { agent: name, answersIn: count, orderId } = room;
  if (name)
    return count === null
      ? t('chat.agent', { name })
      : t('chat.agentIn', { name, count });
  if (orderId !== null) return t('order.number', { id: orderId });
  return count === null ? t('chat.answers') : t('chat.answersIn', { count });
}

/** What was said last, and by whom. */
export function lastLine(
  room: ChatRoom,
  isClosed: boolean,
  t: TFunction,
): string {
  const { last, orderId } = room;
  if (isClosed)
    return orderId === null
      ? t('chat.closed')
      : `${t('chat.closed')} · ${t('order.number', { id: orderId })}`;
  if (!last) return roomNote(room, t);
  const text =
    last.content ||
    (last.hasPicture
      ? t('chat.picture')
      : t('order.number', { id: last.orderId ?? orderId ?? 0 }));
  if (last.fromMe) return t('chat.said', { name: t('chat.you'), text });
  return room.role === 'admin' && last.author
    ? t('chat.said', { name: last.author, text })
    : text;
}

/** `19:21` today, `Tue` in the last days, else `18 Nov`. */
export function shortWhen(
  moment: string,
  now: Date,
  zone: string,
  t: TFunction,
): string {
  const days = daysBetween(moment, now, zone);
  if (days <= 0) return formatTime(moment, zone);
  const { day, month, weekday } = zonedMoment(moment, zone);
  if (days < 7) return t(`date.short.${weekday}`);
  const short = monthName(month, t, 'monthShort');
  return t('date.dayMonth', { day, month: short });
}

/** `Today, 23 November`, else `Tue, 17 November`. */
export function dayTitle(
  moment: string,
  now: Date,
  zone: string,
  t: TFunction,
): string {
  const { day, month, weekday } = zonedMoment(moment, zone);
  const words = { day, month: monthName(month, t) };
  return daysBetween(moment, now, zone) === 0
    ? t('chat.today', { day: t('date.dayMonth', words) })
    : t('date.long', { ...words, weekday: t(`date.short.${weekday}`) });
}

/** Rooms in which something can be said now, and those of before. */
export function byTime(rooms: readonly ChatRoom[], now: Date) {
  const isNow = ({ closesAt, orderId, role, unread }: ChatRoom): boolean =>
    unread > 0 ||
    role === 'admin' ||
    (orderId !== null &&
      (closesAt === null || Date.parse(closesAt) > now.getTime()));
  return {
    current: rooms.filter(isNow),
    earlier: rooms.filter((room) => !isNow(room)),
  };
}
