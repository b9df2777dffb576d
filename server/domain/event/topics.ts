/** What a signed-in account follows. */
export function userTopic(userId: number): string {
  return `user:${userId}`;
}

/** What a guest or a group's member follows: their part of a cart (user_carts.id). */
export function memberTopic(userCartId: number): string {
  return `member:${userCartId}`;
}

/** What the boards of a shop's kitchen follow. */
export function kitchenTopic(shopId: number): string {
  return `kitchen:${shopId}`;
}

/** What the other side of all rooms of the chat follows. */
export const CHATS_TOPIC = 'chats';
