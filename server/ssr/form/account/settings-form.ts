import { object } from 'yup';
import { noticeService } from '@/services/account/notice-service';
import { COOKIES } from '@/utils/constants/cookies';
import { FORMS } from '@/utils/constants/forms';
import { NOTIFICATION_TYPES } from '@/utils/constants/notifications';
import { lookSchema } from '@/utils/form/look-schema';
import { localisedPath, routes } from '@/utils/shell/routes';
import {
  checkedForm,
  type FormOutcome,
  type FormPost,
  type PageForm,
  shownForm,
} from '@/server/ssr/form/page-form';

/** A box that is not ticked is not posted. */
function chooseNotices(post: FormPost): Promise<FormOutcome> {
  return checkedForm(post, {
    schema: object(),
    kept: [...NOTIFICATION_TYPES],
    work: async () => {
      await noticeService.choose(
        NOTIFICATION_TYPES.map((type) => ({
          type,
          active: !!post.values[type],
        })),
      );
      return { ...shownForm(FORMS.notifications), isDone: true };
    },
  });
}

function chooseLook(post: FormPost): Promise<FormOutcome> {
  const { keepChoice, values } = post;
  const { currency = '', lang = '', theme = '' } = values;
  return checkedForm(post, {
    schema: lookSchema,
    kept: ['currency', 'lang', 'theme'],
    work: () => {
      keepChoice(COOKIES.locale, lang);
      keepChoice(COOKIES.currency, currency);
      keepChoice(COOKIES.theme, theme === 'system' ? null : theme);
      const leaveFor = localisedPath(routes.settings('look'), lang);
      return Promise.resolve({ leaveFor });
    },
  });
}

/** /settings without script: its two sections are a form each. */
export const settingsForm: PageForm = (post) =>
  post.form === FORMS.look ? chooseLook(post) : chooseNotices(post);
