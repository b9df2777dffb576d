import type { APPLICATION_STATUSES } from './limits';

type Status = (typeof APPLICATION_STATUSES)[number];

/** Whether an application waits for its answer or was approved: it is shown, and changed no more. */
export const isSent = (
  status: Status | undefined,
): status is 'approved' | 'new' => status === 'new' || status === 'approved';
