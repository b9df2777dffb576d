import { object, string } from 'yup';
import { inboxService } from '@/services/inbox/inbox-service';
import { FORMS } from '@/utils/constants/forms';
import {
  type InboxKind,
  inboxRoutes,
  isInboxKind,
} from '@/utils/shell/inbox-routes';
import {
  checkedForm,
  type FormOutcome,
  type FormPost,
  type PageForm,
  shownForm,
} from '@/server/ssr/form/page-form';

const idSchema = object({
  id: string()
    .required()
    .matches(/^\d{1,9}$/),
});

const kindOf = ({ query }: FormPost): InboxKind | null =>
  isInboxKind(query.type) ? query.type : null;

async function work(post: FormPost): Promise<FormOutcome> {
  const id = Number(post.values.id);
  if (post.form === FORMS.inboxDelete) {
    await inboxService.remove(id);
    return { ...shownForm(post.form, { id: String(id) }), isDone: true };
  }
  await (post.form === FORMS.inboxRestore
    ? inboxService.restore(id)
    : inboxService.readAll());
  return { goTo: inboxRoutes.kind(kindOf(post)) };
}

/** /notifications without script: everything read, a row deleted, and its way back. */
export const inboxForm: PageForm = (post) => {
  const asked = { kept: [], work: () => work(post) };
  return post.form === FORMS.inboxRead
    ? checkedForm(post, { schema: object(), ...asked })
    : checkedForm(post, { schema: idSchema, ...asked });
};
