import type { Ctx } from '@/server/context';

/** For the log: what is missing, and the way out. */
export const NO_MAIL_SERVER =
  'SMTP_URL is not set, so no e-mail can be sent and nobody can register. Set it (see .env.example) and start again.';

/** Whether mail reaches somebody: there is a mail server, or the outbox that demo mode shows. */
export function canSendMail({
  SMTP_URL,
  demoMode,
}: Pick<Ctx['env'], 'SMTP_URL' | 'demoMode'>): boolean {
  return demoMode || SMTP_URL !== undefined;
}
