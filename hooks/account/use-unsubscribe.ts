import { useRouter } from 'next/router';
import { useState } from 'react';
import { object } from 'yup';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useServerForm } from '@/hooks/form/use-server-form';
import { noticeService } from '@/services/account/notice-service';
import { FORMS } from '@/utils/constants/forms';
import { isMailNoticeType } from '@/utils/constants/notifications';

/** The contract's code of what is not there: the key is nobody's. */
const NOT_FOUND = 'ERROR_404';
const RULES = object();

/** Ends a kind of mail by the key and type in the address, and takes it back; works posted, too. */
export function useUnsubscribe() {
  const { query } = useRouter();
  const type = isMailNoticeType(query.type) ? query.type : 'news';
  const posted = usePostedForm();
  const isPosted = posted?.form === FORMS.unsubscribe && posted.isDone;
  /** Null: nothing was pressed yet. */
  const [wanted, setWanted] = useState<boolean | null>(
    isPosted ? posted.values.active === '1' : null,
  );
  const next = wanted === false;
  const form = useServerForm({
    name: FORMS.unsubscribe,
    initialValues: {},
    schema: RULES,
    submit: async () => {
      const key = String(query.key);
      await noticeService.unsubscribe({ key, type, active: next });
      setWanted(next);
    },
  });
  return {
    ...form,
    type,
    wanted,
    /** What the button makes of it. */
    hidden: { active: next ? '1' : '0' },
    /** The key is nobody's, or no key at all: the address was cut off. */
    isGone: form.failure.code === NOT_FOUND || 'key' in form.errors,
  };
}
