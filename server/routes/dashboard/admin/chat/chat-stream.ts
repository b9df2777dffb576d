import { RoomParams } from '@/server/contracts/chat/chat';
import { RoomPicture } from '@/server/contracts/chat/operator-chat';
import { keepRoomPicture } from '@/server/domain/chat/operator-rooms';
import { CHATS_TOPIC } from '@/server/domain/event/topics';
import { DomainError } from '@/server/errors';
import { authenticateOperator, isOperator } from '@/server/http/auth';
import { type Api, routesOf } from '@/server/http/define-route';
import { describeEvents } from '@/server/routes/describe-events';
import { eventAnswer } from '@/server/routes/event-answer';
import { imageOf, readForm } from '@/server/routes/dashboard/picture-form';
import { UPLOAD_BYTES_MAX } from '@/utils/constants/after-sale';

const CHATS = '/dashboard/admin/chats';
const EVENTS = `${CHATS}/events`;

/** Where the operator's pictures of rooms come in; their body may be larger than that of other calls. */
export const isRoomPicturePath = (path: string): boolean =>
  /^\/api\/v1\/dashboard\/admin\/chats\/[^/]+\/pictures$/.test(path);

/** What the customers of all rooms do, as it happens, and pictures on their way into a room. */
export function operatorChatStreamRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  describeEvents(api, {
    path: EVENTS,
    summary:
      'Server-sent events of all rooms: message {chat_id, kind, id}, reset; resumes with Last-Event-ID',
    security: [{ operator: [] }],
    refused: "Not the operator's token",
  });
  api.get(EVENTS, (c) => {
    authenticateOperator(c);
    const mayFollow = () => Promise.resolve(isOperator(c, c.get('env')));
    return eventAnswer(c, CHATS_TOPIC, mayFollow);
  });
  operator.post(
    `${CHATS}/{id}/pictures`,
    'Keeps a picture (multipart: image) for one room, private to it; its title is the img of an answer',
    { params: RoomParams, data: RoomPicture },
    async (ctx, { params: { id } }, c) => {
      const image = imageOf(await readForm(c));
      if (image.size > UPLOAD_BYTES_MAX)
        throw new DomainError('payload_too_large');
      const bytes = new Uint8Array(await image.arrayBuffer());
      return { title: await keepRoomPicture(ctx, id, bytes) };
    },
  );
}
