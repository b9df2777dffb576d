import { connectPush } from '@/server/adapters/notices/push/connect-push';
import { drainOutbox } from '@/server/jobs/outbox';
import { pushSender } from '@/server/jobs/outbox-senders';
import type { ApiHarness } from '@/tests/support/api/api-harness';

/** The site's own senders of push messages, as its jobs have them; made anew for each file. */
export function pushSite(api: ApiHarness) {
  const push = connectPush(api.env);
  const handle = { db: api.db, listen: () => Promise.resolve() };
  return {
    /** Sends what is due; answers how many messages the outbox took. */
    drain: (now = new Date()) =>
      drainOutbox({
        handle,
        keepsMessages: false,
        now: () => now,
        senders: {
          email: null,
          sms: null,
          event: null,
          webhook: null,
          chat: null,
          push: pushSender({ db: api.db }, { push }),
        },
      }),
  };
}
