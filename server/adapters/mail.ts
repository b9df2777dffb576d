import type { ServerEnv } from '../env';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands a mail to a mail server; rejects when it was not taken. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}

const TIMEOUT_MS = 15_000;

async function smtpTransport(url: string) {
  const { default: nodemailer } = await import('nodemailer');
  return nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}

/** Sends by SMTP (nodemailer, loaded with the first mail) when SMTP_URL is set; null: there is no mail server. */
export function createMailSender(env: ServerEnv): MailSender | null {
  const url = env.SMTP_URL;
  if (!url) return null;
  let transport: ReturnType<typeof smtpTransport> | undefined;
  return {
    async send({ to, subject, text }) {
      transport ??= smtpTransport(url);
      await (
        await transport
      ).sendMail({ from: env.MAIL_FROM, to, subject, text });
    },
  };
}
