import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { usePostedForm } from '@/contexts/posted-form-context';
import { profileService } from '@/services/account/profile-service';
import { renameSession } from '@/services/account/session-cookies';
import { userQueries } from '@/services/account/user-queries';
import { DRIVER } from '@/utils/application/driver';
import { FORMS } from '@/utils/constants/forms';
import { notify } from '@/utils/shell/notices';

/** Proves a phone by a code and makes it the account's: a courier is called on a number that is theirs. */
export function useDriverPhone() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const router = useRouter();
  const posted = usePostedForm();
  const contact = (value: string) => ({ kind: 'phone', value }) as const;
  return {
    /** Where a code was sent without script; empty: nowhere. */
    postedTo:
      posted?.form === FORMS.driverCode ? (posted.values.phone ?? '') : '',
    ask: (phone: string, isAgain = false) =>
      profileService.askContact(contact(phone), isAgain),
    confirm: async (phone: string, code: string): Promise<void> => {
      const user = await profileService.confirmContact(contact(phone), code);
      renameSession(user);
      client.setQueryData(userQueries.profile(user.id).queryKey, user);
      notify({ type: 'success', title: t('account.saved') });
      await router
        .replace(DRIVER.steps.href('phone'), undefined, {
          shallow: true,
          scroll: false,
        })
        .catch(() => false);
    },
  };
}
