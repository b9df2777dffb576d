import type { RoomView } from '@/server/repositories/chat/room-repository';

/** What a room is called there until its customer's page says it in their language, and its picture. */
export function hostedTitle({ courier, room, shop }: RoomView): {
  readonly title: string;
  readonly img: string | null;
} {
  const img = shop?.img ?? courier?.img ?? null;
  const texts = Object.values(shop?.texts ?? {});
  const names = {
    admin: '',
    courier: [courier?.firstname, courier?.lastname].join(' ').trim(),
    shop: shop?.texts?.en?.title ?? texts[0]?.title ?? '',
  };
  return { title: names[room.role], img };
}
