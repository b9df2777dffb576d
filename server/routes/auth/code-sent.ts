import { ERROR_CODES } from '@/server/contracts/error-codes';
import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Ctx } from '@/server/context';
import {
  AccountQuery,
  AccountSubject,
  CodeSent,
  type VerifyCodeBody,
} from '@/server/contracts/account/auth';
import { accountSubject } from '@/server/domain/account/account-subject';
import type { SentCode } from '@/server/domain/account/code/send-code';
import { verifyCode } from '@/server/domain/account/code/verify-code';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { waitText } from '@/server/domain/i18n/wait-text';
import { maskRecipient } from '@/server/domain/notice/mask-recipient';
import type { AppEnv } from '@/server/http/app-env';
import { keepProof, type ProofPurpose } from '@/server/http/proof-cookie';
import { Answer, type Api, routesOf } from '@/server/http/define-route';
import type { Subject } from '@/server/repositories/account/user-repository';

/**
 * A success whose words are those of code 216, or say that the code of before is in force; a phone also gets the name of
 * the send, and itself masked.
 */
export function codeSent(
  lang: string,
  subject: Subject | null,
  { keptSeconds, verifyId }: SentCode,
): Answer {
  const phone = subject?.kind === 'phone' && {
    verifyId,
    phone: maskRecipient(subject.value),
  };
  if (keptSeconds === undefined)
    return new Answer(
      { ...phone },
      { message: errorMessage(lang, ERROR_CODES.code_sent.key) },
    );
  const { key, params } = waitText('error.429.code', keptSeconds);
  const notice = errorMessage(lang, key, params);
  return new Answer(
    { ...phone, retry_after: keptSeconds, notice },
    { message: notice },
  );
}

/** A call that sends a code to an e-mail or phone, named in the body or the query. */
export function sendCodeRoute(
  api: Api,
  {
    path,
    send,
    summary,
  }: {
    readonly path: string;
    readonly summary: string;
    readonly send: (ctx: Ctx, subject: Subject) => Promise<SentCode>;
  },
): void {
  const open = routesOf(api, { access: 'public', tag: 'Auth' });

  open.post(
    path,
    summary,
    { query: AccountQuery, body: AccountSubject, data: CodeSent },
    async (ctx, { query, body }) => {
      const subject = accountSubject({
        email: body.email ?? query.email,
        phone: body.phone ?? query.phone,
      });
      return codeSent(ctx.lang, subject, await send(ctx, subject));
    },
  );
}

/** Trades the right code for its token, which the browser keeps as well; refuses as `verifyCode`. */
export async function earnProof(
  ctx: Ctx,
  c: Context<AppEnv>,
  purpose: ProofPurpose,
  body: z.output<typeof VerifyCodeBody>,
): Promise<{ verify_token: string }> {
  const subject = accountSubject(body);
  const { verifyCode: code, verifyId } = body;
  const earned = await verifyCode(ctx, { subject, purpose, code, verifyId });
  const { verify_token: token } = earned;
  keepProof(c, { purpose, token, contact: subject.value });
  return earned;
}
