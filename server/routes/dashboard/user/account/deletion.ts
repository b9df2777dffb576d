import {
  DeletionBody,
  DeletionCodeSent,
} from '@/server/contracts/account/deletion';
import { ERROR_CODES } from '@/server/contracts/error-codes';
import { askDeletion } from '@/server/domain/account/deletion/ask-deletion';
import { sendDeletionCode } from '@/server/domain/account/deletion/prove-owner';
import { askedFrom } from '@/server/domain/account/limit/asked-from';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { maskRecipient } from '@/server/domain/notice/mask-recipient';
import { Answer, type Api, routesOf } from '@/server/http/define-route';

const path = '/dashboard/user/profile/delete';

/** The end of an account; for 30 days signing in takes it back. */
export function deletionRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Profile' });

  bearer.post(
    `${path}/code`,
    'Send a code to the own e-mail or phone, to delete the account with',
    { data: DeletionCodeSent },
    async (ctx) => {
      const { value } = await sendDeletionCode(ctx, askedFrom(ctx));
      return new Answer(
        { to: maskRecipient(value) },
        { message: errorMessage(ctx.lang, ERROR_CODES.code_sent.key) },
      );
    },
  );
  bearer.delete(
    path,
    'Close the account; it is forgotten after 30 days',
    { body: DeletionBody },
    async (ctx, { body }) => {
      await askDeletion(ctx, body);
      return null;
    },
  );
}
