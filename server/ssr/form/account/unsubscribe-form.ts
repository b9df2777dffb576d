import { object } from 'yup';
import { noticeService } from '@/services/account/notice-service';
import { FORMS } from '@/utils/constants/forms';
import { isMailNoticeType } from '@/utils/constants/notifications';
import {
  checkedForm,
  type PageForm,
  shownForm,
} from '@/server/ssr/form/page-form';

/** /unsubscribe without script: ends a kind of mail, or with `active` begins it again. */
export const unsubscribeForm: PageForm = (post) => {
  const { query, values } = post;
  const { key, type } = query;
  const active = values.active === '1';
  return checkedForm(post, {
    schema: object(),
    kept: ['active'],
    work: async () => {
      if (isMailNoticeType(type))
        await noticeService.unsubscribe({ key: String(key), type, active });
      const kept = { active: active ? '1' : '0' };
      return { ...shownForm(FORMS.unsubscribe, kept), isDone: true };
    },
  });
};
