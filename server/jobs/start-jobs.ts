import type { Services } from '../context';
import type { DbHandle } from '../db/client';
import { forCaller } from '@/server/bounds/fair-queue';
import { startAccountWork } from './account-work';
import { startChatFetcher } from './chat-fetcher';
import { startGroupDeadlines } from './group-deadlines';
import { startHousekeeping } from './housekeeping';
import { startKitchenWatch } from './kitchen-watch';
import { startMoneyAlarm } from './money-alarm';
import { type OutboxDeps, startOutboxJob } from './outbox';
import { chatSender, pushSender, webhookSender } from './outbox-senders';
import { startPaymentSweeper } from './payment-sweeper';

/** Starts what runs beside requests; each stops on the process's stop signal. */
export async function startJobs(
  handle: DbHandle,
  outbox: Pick<OutboxDeps, 'keepsMessages' | 'senders'>,
  services: Services,
): Promise<void> {
  await forCaller({ kind: 'account', client: 'outbox' }, () =>
    startOutboxJob({
      ...outbox,
      handle,
      senders: {
        ...outbox.senders,
        push: pushSender(handle, services),
        chat: chatSender(handle, services),
        webhook: webhookSender(handle, services),
      },
    }),
  );
  forCaller({ kind: 'browse', client: 'housekeeping' }, () =>
    startHousekeeping(handle, services.storage),
  );
  forCaller({ kind: 'vital', client: 'group-deadlines' }, () =>
    startGroupDeadlines({ handle, services }),
  );
  forCaller({ kind: 'vital', client: 'kitchen-watch' }, () =>
    startKitchenWatch({ handle, services }),
  );
  forCaller({ kind: 'account', client: 'account-work' }, () =>
    startAccountWork({ handle, services }),
  );
  forCaller({ kind: 'account', client: 'chat-fetcher' }, () =>
    startChatFetcher(handle, services),
  );
  forCaller({ kind: 'vital', client: 'payments' }, () => {
    startPaymentSweeper({ handle, services });
    startMoneyAlarm(handle, services);
  });
}
