import { authService } from '@/services/account/auth-service';
import { readContact } from '@/utils/account/contact';
import { loginSchema } from '@/utils/form/auth-schemas';
import { afterSignIn } from './after-sign-in';
import { checkedForm, type PageForm } from '@/server/ssr/form/page-form';
import { phoneCode } from './phone-code';

/** /login without script: a session, then the page the person came from (spec.md §5, §6). */
export const loginForm: PageForm = async (post) => {
  const { values } = post;
  const { keep, login = '', password = '' } = values;
  const dialCode = await phoneCode();
  return checkedForm(post, {
    schema: loginSchema(dialCode),
    // an unticked box is not posted
    kept: ['login', 'keep'],
    work: async () => {
      const contact = (await readContact(login, dialCode)) ?? login.trim();
      const session = await authService.login(contact, password);
      return afterSignIn(post, session, !!keep);
    },
  });
};
