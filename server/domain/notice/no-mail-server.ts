/** For the log: what is missing, and the way out. */
export const NO_MAIL_SERVER =
  'SMTP_URL is not set, so no e-mail can be sent and nobody can register. Set it (see .env.example) and start again.';
