import { eq } from 'drizzle-orm';
import { connectServices } from '@/server/compose';
import { users } from '@/server/db/schema/account/users';
import { fetchHosted } from '@/server/domain/chat/hosted/fetch-hosted';
import { chatSender } from '@/server/jobs/outbox-senders';
import { drainOutbox } from '@/server/jobs/outbox';
import type { ApiHarness } from '@/tests/support/api/api-harness';
import { createChatCase, otherSide } from '@/tests/support/factories/chat';
import { firestoreCustomer } from './customer';
import type { StandIn } from './stand-in';

/** What the fetcher does, once. */
export const fetchChats = (api: ApiHarness): Promise<number> =>
  fetchHosted(otherSide(api));

/** What the outbox does so much later, once. */
export function tellChats(api: ApiHarness, inMs = 1_000): Promise<number> {
  const handle = { db: api.db, listen: () => Promise.resolve() };
  const chat = chatSender(handle, connectServices(api.env));
  const none = {
    email: null,
    event: null,
    push: null,
    sms: null,
    webhook: null,
  };
  return drainOutbox({
    handle,
    keepsMessages: false,
    senders: { ...none, chat },
    // what was written this moment is due
    now: () => new Date(Date.now() + inMs),
  });
}

/** A customer with an order that runs, and their page at Firestore in one of their rooms. */
export async function createHostedCase(
  api: ApiHarness,
  standIn: StandIn,
  withShop = false,
) {
  const chat = await createChatCase(api);
  const wish = withShop ? { role: 'shop', order_id: chat.orderId } : {};
  const { data } = (await chat.open(wish)).body;
  const [user] = await api.db
    .select({ uuid: users.uuid })
    .from(users)
    .where(eq(users.id, chat.shopper.userId));
  const page = firestoreCustomer(standIn, {
    ...{ uid: user?.uuid ?? '', roomId: data.id },
    ...{ role: data.role, roleId: data.roleId },
  });
  return { ...chat, roomId: String(data.id), uid: user?.uuid ?? '', page };
}
