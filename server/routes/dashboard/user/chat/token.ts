import { ChatToken, ChatTokenBody } from '@/server/contracts/chat/chat-token';
import { admitToChat } from '@/server/domain/chat/chat-tokens';
import { type Api, routesOf } from '@/server/http/define-route';
import { presentRoom } from '@/server/presenters/chat/present-chat';

/** The way into Firestore, where chat goes by it (docs/adr/0032). */
export function chatTokenRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Chat' });

  bearer.post(
    '/dashboard/user/chats/token',
    'A token for Firestore, which names the rooms the caller may write in now; with `role` it opens that room, too. 404 where chat goes by this server',
    { body: ChatTokenBody, data: ChatToken },
    async (ctx, { body: { order_id: orderId, role } }) => {
      const wish = role ? { role, orderId } : null;
      const { config, room, token } = await admitToChat(ctx, wish);
      return { token, config, chat: room && presentRoom(room, ctx.lang) };
    },
  );
}
