import { z } from 'zod';
import { SendError } from '@/server/domain/notice/notice-sender';
import {
  type HostedChat,
  HostedConflict,
  type ReadPlace,
} from '@/server/domain/chat/hosted/hosted-chat';
import {
  type FirestoreCalls,
  firestoreCalls,
  type FirestoreOptions,
} from './firestore-calls';
import { createdAt, documentId, readMessage, readRoom } from './read-documents';
import type { WireDocument } from './wire-values';
import { newMarks, newMessage, newRoom } from './write-documents';

/** Firestore takes 500 writes in one. */
const REMOVED_AT_ONCE = 400;
/** More messages than a room has. */
const ROUNDS_MAX = 250;
const NOT_THERE = 'firestore_404_not_found';

const documentShape = z.object({
  name: z.string(),
  fields: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  updateTime: z.string(),
});
const queried = z.array(z.object({ document: documentShape.optional() }));
const got = z.array(z.object({ found: documentShape.optional() }));

/** A page of a collection, ordered by a field and by id, after a place. */
const pageAfter = (
  root: string,
  collection: string,
  fieldPath: string,
  { place: { at, id }, limit }: { readonly place: ReadPlace; limit: number },
) => ({
  structuredQuery: {
    from: [{ collectionId: collection }],
    orderBy: [
      { field: { fieldPath }, direction: 'ASCENDING' },
      { field: { fieldPath: '__name__' }, direction: 'ASCENDING' },
    ],
    startAt: {
      values: [
        { timestampValue: at },
        ...(id ? [{ referenceValue: `${root}/${collection}/${id}` }] : []),
      ],
      // with an id after that document, else from that moment on
      before: id === '',
    },
    limit,
  },
});

const messagesOf = (chatId: string, limit: number) => ({
  structuredQuery: {
    from: [{ collectionId: 'messages' }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'chat_id' },
        op: 'EQUAL',
        value: { stringValue: chatId },
      },
    },
    limit,
  },
});

async function query(
  calls: FirestoreCalls,
  body: object,
): Promise<WireDocument[]> {
  const said = queried.parse(await calls.call('runQuery', body));
  return said.flatMap(({ document }) => document ?? []);
}

/** Rooms and messages of Cloud Firestore, by its REST as the project's service account, for whom its rules do not hold. */
export function firestoreRooms(options: FirestoreOptions): HostedChat {
  const calls = firestoreCalls(options);
  const { root } = calls;
  const nameOf = (collection: string, id: string): string =>
    `${root}/${collection}/${id}`;
  const commit = (writes: readonly object[]): Promise<unknown> =>
    calls.call('commit', { writes });

  return {
    async messagesAfter(place, limit) {
      const asked = { place, limit };
      const page = pageAfter(root, 'messages', 'created_at', asked);
      return (await query(calls, page)).map(readMessage);
    },
    async roomsMarkedAfter(mark, place, limit) {
      const page = pageAfter(root, 'chats', mark, { place, limit });
      return (await query(calls, page)).map(readRoom);
    },
    async read(id, messageIds) {
      const documents = [
        nameOf('chats', id),
        ...messageIds.map((one) => nameOf('messages', one)),
      ];
      const said = got.parse(await calls.call('batchGet', { documents }));
      const found = said.flatMap(({ found: one }) => one ?? []);
      const room = found.find(({ name }) => name === documents[0]);
      const messages = found.filter((one) => one !== room);
      return {
        room: room ? readRoom(room) : null,
        written: new Map(
          messages.map((one) => [documentId(one), createdAt(one)]),
        ),
      };
    },
    async makeRoom(room) {
      await commit([newRoom(root, room)]).catch((error: unknown) => {
        // the customer's page was first
        if (!(error instanceof HostedConflict)) throw error;
      });
    },
    async addMessage(room, message) {
      await commit(newMessage(root, room, message));
    },
    async markRoom(id, marks) {
      await commit([newMarks(root, id, marks)]).catch((error: unknown) => {
        // nothing was said in it, so nobody's page shows the mark
        if (!(error instanceof SendError) || error.code !== NOT_THERE)
          throw error;
      });
    },
    async removeRoom(id) {
      for (let left = ROUNDS_MAX; left > 0; left -= 1) {
        const some = await query(calls, messagesOf(id, REMOVED_AT_ONCE));
        if (some.length === 0) break;
        await commit(some.map(({ name }) => ({ delete: name })));
      }
      await commit([{ delete: nameOf('chats', id) }]);
    },
  };
}
