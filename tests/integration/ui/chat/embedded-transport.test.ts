import { randomUUID } from 'node:crypto';
import { afterEach, describe, vi } from 'vitest';
import { connectServices } from '@/server/context';
import { insertUpload } from '@/server/repositories/account/upload-repository';
import { embeddedChat } from '@/services/chat/embedded-chat';
import type { LiveListener } from '@/services/events/live-message';
import { api, it } from '@/tests/support/api/api-test';
import { connectNetwork } from '@/tests/support/browser/browser-network';
import { transportOf } from '@/tests/support/chat/as-person';
import { wireLive } from '@/tests/support/chat/live-wire';
import {
  transportCases,
  type TransportWorld,
} from '@/tests/support/chat/transport-suite';
import { answerRoom } from '@/tests/support/factories/chat';
import { photo } from '@/tests/support/factories/upload';
import { createSignedInUser } from '@/tests/support/factories/user';

vi.mock(import('@/services/http/request-scope'), async (original) => {
  const { scopeOfPerson } = await import('@/tests/support/chat/as-person');
  return { ...(await original()), currentScope: scopeOfPerson };
});
vi.mock(import('@/services/events/live-hub'), async (original) => {
  const { bound } = await import('@/tests/support/chat/as-person');
  const hub = await original();
  return { ...hub, onLive: (hear: LiveListener) => hub.onLive(bound(hear)) };
});

const stops: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Two customers of our own server, in one browser for simplicity. */
async function embeddedWorld(): Promise<TransportWorld> {
  const network = connectNetwork(api);
  const people = {
    ann: await createSignedInUser(api),
    bob: await createSignedInUser(api),
  };
  for (const { user } of Object.values(people))
    stops.push(await wireLive(api, user.id));
  return {
    connect: (person) => {
      const transport = transportOf(people[person].token, embeddedChat);
      stops.push(() => transport.close());
      return Promise.resolve(transport);
    },
    answer: async (chatId, content) =>
      void (await answerRoom(api, chatId, content)),
    // jsdom's FormData is not the one that our server reads; the call itself is tested in api/chat/pictures
    picture: async (person) => {
      const path = `documents/aa/${randomUUID()}.webp`;
      await insertUpload(api.db, {
        ...{ path, type: 'chat', visibility: 'private' },
        userId: people[person].user.id,
      });
      const bytes = await photo({ width: 60, height: 30 }).webp().toBuffer();
      await connectServices(api.env).storage.write(path, bytes);
      return path;
    },
    cut: (isAway) => Promise.resolve(network.cut(isAway)),
  };
}

describe('the embedded transport', () => {
  for (const { name, run } of transportCases)
    it(name, async () => run(await embeddedWorld()));
});
