import { object, string } from 'yup';
import type { SandboxSessionDto } from '@/server/contracts/payment';
import { sandboxService } from '@/services/payment/sandbox-service';
import { FORMS } from '@/utils/constants/forms';
import { cardSchema } from '@/utils/payment/card-fields';
import { routes } from '@/utils/shell/routes';
import {
  checkedForm,
  type FormOutcome,
  type FormPost,
  type PageForm,
} from './page-form';

const answerSchema = object({
  answer: string().oneOf(['approve', 'refuse'], 'form.required').required(),
});

/** Back to the shop when nothing more is asked here, else the page with the next step. */
function outcomeOf(session: SandboxSessionDto): FormOutcome {
  const isOver = session.status === 'paid' || session.status === 'processing';
  return isOver
    ? { leaveFor: session.return_url }
    : { goTo: routes.sandbox(session.id) };
}

function pay(post: FormPost, id: string): Promise<FormOutcome> {
  const { cvc = '', expires = '', number = '' } = post.values;
  return checkedForm(post, {
    schema: cardSchema,
    // a card is not written into a page
    kept: [],
    work: async () =>
      outcomeOf(await sandboxService.pay(id, { cvc, expires, number })),
  });
}

function answer(post: FormPost, id: string): Promise<FormOutcome> {
  return checkedForm(post, {
    schema: answerSchema,
    kept: [],
    work: async () => {
      const word = post.values.answer === 'approve' ? 'approve' : 'refuse';
      return outcomeOf(await sandboxService.challenge(id, word));
    },
  });
}

/** /payments/sandbox/{session} without script: pays, or answers the bank's question. */
export const sandboxForm: PageForm = (post) => {
  const id = String(post.query.session);
  return post.form === FORMS.sandboxChallenge
    ? answer(post, id)
    : pay(post, id);
};
