import { randomUUID } from 'node:crypto';
import { afterEach, describe, vi } from 'vitest';
import { connectServices } from '@/server/compose';
import { insertUpload } from '@/server/repositories/picture/upload-repository';
import { api, it } from '@/tests/support/api/api-test';
import { connectNetwork } from '@/tests/support/browser/browser-network';
import {
  asPerson,
  cookiesByPerson,
  transportOf,
} from '@/tests/support/chat/as-person';
import { wireLive } from '@/tests/support/chat/live-wire';
import {
  transportCases,
  type TransportWorld,
} from '@/tests/support/chat/transport-suite';
import { answerRoom } from '@/tests/support/factories/chat';
import { photo } from '@/tests/support/factories/upload';
import { createSignedInUser } from '@/tests/support/factories/user';

const stops: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A new customer in a browser of their own: modules are loaded anew, so nothing is shared but the network. */
async function openBrowser() {
  const { token, user } = await createSignedInUser(api);
  vi.resetModules();
  const { embeddedChat } = await import('@/services/chat/embedded-chat');
  const { announce } = await import('@/services/events/live-hub');
  const wire = () => wireLive(api, user.id, announce);
  stops.push(await asPerson(token, wire));
  return { embeddedChat, token, user };
}

/** Two customers of our own server. */
async function embeddedWorld(): Promise<TransportWorld> {
  const network = connectNetwork(api);
  cookiesByPerson();
  const people = { ann: await openBrowser(), bob: await openBrowser() };
  return {
    connect: (person) => {
      const { embeddedChat, token } = people[person];
      const transport = transportOf(token, embeddedChat);
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
