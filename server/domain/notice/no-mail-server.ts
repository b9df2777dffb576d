/** For the log: what is missing, and the way out. */
export const NO_MAIL_SERVER =
  'SMTP_URL is not set, so no e-mail can be sent: nobody can register or set a forgotten password anew. Set it (see .env.example) and start again.';
