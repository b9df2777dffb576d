import {
  Message,
  MessageBody,
  MessageList,
  MessagesQuery,
} from '@/server/contracts/chat/chat';
import { listMessages } from '@/server/domain/chat/list-messages';
import { sendMessage } from '@/server/domain/chat/send-message';
import { Answer, type Api, routesOf } from '@/server/http/define-route';
import {
  presentMessage,
  presentStretch,
} from '@/server/presenters/chat/present-chat';

const MESSAGES = '/dashboard/user/messages';

/** What is said in the caller's rooms (api-contract.md §2 "Profile and the rest"). */
export function messageRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Chat' });

  bearer.get(
    MESSAGES,
    'Messages of one of the caller’s rooms, oldest first: the newest, or those before or after a message',
    { query: MessagesQuery, bare: MessageList },
    async (ctx, { query: { after, before, chat_id, perPage: limit } }) => {
      const part = { after, before, limit };
      const stretch = await listMessages(ctx, chat_id, part);
      return new Answer(presentStretch(stretch, ctx.lang), { raw: true });
    },
  );
  bearer.post(
    MESSAGES,
    'Writes into one of the caller’s rooms; the same client_id again answers the first message',
    { body: MessageBody, data: Message },
    async (ctx, { body }) => {
      const view = await sendMessage(ctx, {
        chatId: body.chat_id,
        clientId: body.client_id,
        content: body.chat_content ?? '',
        img: body.img,
        orderId: body.order_id,
      });
      return presentMessage(view, ctx.lang);
    },
  );
}
