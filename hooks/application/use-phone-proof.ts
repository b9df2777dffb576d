import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from '@/utils/i18n/use-translation';
import { usePostedForm } from '@/contexts/posted-form-context';
import { profileService } from '@/services/account/profile-service';
import { renameSession } from '@/services/account/session-cookies';
import { userQueries } from '@/services/account/user-queries';
import { FORMS } from '@/utils/constants/forms';
import { notify } from '@/utils/shell/notices';

/**
 * Proves a phone by a code and makes it the account's: an applicant is called on a number that is theirs. `then`: the
 * step that goes on.
 */
export function usePhoneProof(then: string) {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const router = useRouter();
  const posted = usePostedForm();
  const contact = (value: string) => ({ kind: 'phone', value }) as const;
  return {
    /** Where a code was sent without script; empty: nowhere. */
    postedTo:
      posted?.form === FORMS.phoneCode ? (posted.values.phone ?? '') : '',
    ask: (phone: string, isAgain = false) =>
      profileService.askContact(contact(phone), isAgain),
    confirm: async (phone: string, code: string): Promise<void> => {
      const user = await profileService.confirmContact(contact(phone), code);
      renameSession(user);
      client.setQueryData(userQueries.profile(user.id).queryKey, user);
      notify({ type: 'success', title: t('account.saved') });
      await router
        .replace(then, undefined, { shallow: true, scroll: false })
        .catch(() => false);
    },
  };
}
