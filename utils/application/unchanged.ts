interface Answered {
  readonly status: string;
  readonly answered_at: string | null;
  readonly updated_at: string;
}

/** What a form says without script when the question about sending it unchanged was asked. */
export const ASKED_FIELD = 'asked';

/** Whether an application was refused and nothing in it was saved since. */
export function isUnchanged(application: Answered | null): boolean {
  return (
    application?.status === 'rejected' &&
    application.answered_at === application.updated_at
  );
}
