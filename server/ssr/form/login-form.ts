import { authService } from '@/services/account/auth-service';
import { ownPath, routes } from '@/utils/shell/routes';
import { loginSchema } from '@/utils/form/auth-schemas';
import { checkedForm, type PageForm } from './page-form';

/** /login without script: a session, then the page the person came from (spec.md §5, §6). */
export const loginForm: PageForm = (post) => {
  const { query, signIn, values } = post;
  const { email = '', keep, password = '' } = values;
  return checkedForm(post, {
    schema: loginSchema,
    // an unticked box is not posted
    kept: ['email', 'keep'],
    work: async () => {
      signIn(await authService.login(email.trim(), password), !!keep);
      return { goTo: ownPath(query.from) ?? routes.home() };
    },
  });
};
