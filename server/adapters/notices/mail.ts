import { brandName, legalLines } from '@/server/caches/site-brand';
import type { ServerEnv } from '@/server/env';
import { siteLanguages } from '@/utils/i18n/site-languages';
import { SendError } from '@/server/domain/notice/notice-sender';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The address that ends mails of this kind (RFC 8058); null for a mail that somebody asked for. */
  readonly unsubscribeUrl: string | null;
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

/** A mail client shows its own button for them, and presses it by a POST without opening anything. */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {};
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The recipient or the mail was refused for good (5yz, RFC 5321 §4.2.1): sending it again would change nothing. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, responseCode } = error as Error & {
    readonly code?: string;
    readonly responseCode?: number;
  };
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isOfMail || !responseCode || responseCode < 500) return error;
  return new SendError({ code: `smtp_${responseCode}`, isFinal: true });
}

/** Whom mails are from: MAIL_FROM, else the site's name and an address at its own host. */
export function mailFrom({
  MAIL_FROM: given,
  SITE_URL: site,
}: Pick<ServerEnv, 'MAIL_FROM' | 'SITE_URL'>):
  | {
      readonly name: string;
      readonly address: string;
    }
  | string {
  if (given) return given;
  const host = site
    ? new URL(site).hostname.replace(/^www\./, '')
    : 'localhost';
  return {
    name: brandName(siteLanguages().first),
    address: `no-reply@${host}`,
  };
}

/** Who runs the site, under every mail, where the operator has said it. */
function signed(text: string): string {
  const lines = legalLines();
  return lines.length > 0 ? `${text}\n\n-- \n${lines.join('\n')}` : text;
}

/** Sends by SMTP (nodemailer, loaded with the first mail) when SMTP_URL is set; null: there is no mail server. */
export function createMailSender(
  env: Pick<ServerEnv, 'MAIL_FROM' | 'SITE_URL' | 'SMTP_URL'>,
): MailSender | null {
  const url = env.SMTP_URL;
  if (!url) return null;
  let transport: ReturnType<typeof smtpTransport> | undefined;
  return {
    async send({ subject, text, to, unsubscribeUrl }) {
      transport ??= smtpTransport(url);
      const smtp = await transport;
      const headers = unsubscribeHeaders(unsubscribeUrl);
      await smtp
        .sendMail({
          from: mailFrom(env),
          to,
          subject,
          text: signed(text),
          headers,
        })
        .catch((error: unknown) => {
          throw refusalOf(error);
        });
    },
  };
}
