import { CHAT_KEY, type ChatTarget } from './chat-address';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const OF_ORDER = /^(support|shop|courier)-([1-9]\d{0,8})$/;

/** What a query opens; null: nothing, also when it makes no sense. */
export function readChatTarget(
  query: Readonly<Record<string, string | string[] | undefined>>,
): ChatTarget | null {
  const given = query[CHAT_KEY];
  const value = Array.isArray(given) ? given[0] : given;
  if (!value) return null;
  if (value === 'rooms') return { kind: 'rooms' };
  if (value === 'support') return { kind: 'support', orderId: null };
  if (UUID.test(value)) return { kind: 'room', id: value };
  const [, kind, id] = OF_ORDER.exec(value) ?? [];
  if (!kind) return null;
  return { kind: kind as 'support' | 'shop' | 'courier', orderId: Number(id) };
}
