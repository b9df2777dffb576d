type Status = 'approved' | 'draft' | 'new' | 'rejected';

/** Whether an application waits for its answer or was approved: it is shown, and changed no more. */
export const isSent = (
  status: Status | undefined,
): status is 'approved' | 'new' => status === 'new' || status === 'approved';
