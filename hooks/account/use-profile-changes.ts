import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from '@/utils/i18n/use-translation';
import type { UserDto } from '@/server/contracts/account/user';
import {
  type ContactValue,
  profileService,
} from '@/services/account/profile-service';
import { renameSession } from '@/services/account/session-cookies';
import { userQueries } from '@/services/account/user-queries';
import { routes } from '@/utils/shell/routes';
import { notify } from '@/utils/shell/notices';

type Details = Readonly<{
  firstname: string;
  lastname: string;
  birthday: string;
  gender: string;
}>;

const genderOf = (text: string): 'female' | 'male' | null =>
  text === 'female' || text === 'male' ? text : null;

/**
 * What the profile's forms do. Each rejects with the ApiError, having changed nothing; done, the whole page shows it,
 * name and picture in the frame as well, and the form that was open is closed.
 */
export function useProfileChanges() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const router = useRouter();

  async function show(user: UserDto, words: string): Promise<void> {
    renameSession(user);
    client.setQueryData(userQueries.profile(user.id).queryKey, user);
    notify({ type: 'success', title: words });
    // the frame's own copy; what does not come now comes with the next page
    await router
      .replace(routes.profile(), undefined, { scroll: false })
      .catch(() => false);
  }
  const saved = () => t('account.saved');

  return {
    saveDetails: async ({ birthday, gender, ...names }: Details) =>
      show(
        await profileService.update({
          ...names,
          birthday: birthday || null,
          gender: genderOf(gender),
        }),
        saved(),
      ),
    savePicture: async (image: Blob | null) => {
      const img = image && (await profileService.uploadPicture(image));
      await show(await profileService.update({ img }), saved());
    },
    askContact: profileService.askContact,
    confirmContact: async (contact: ContactValue, code: string) =>
      show(await profileService.confirmContact(contact, code), saved()),
    removeContact: async (kind: ContactValue['kind']) =>
      show(await profileService.removeContact(kind), saved()),
    sendPasswordCode: profileService.sendPasswordCode,
    changePassword: async (
      body: Parameters<typeof profileService.changePassword>[0],
    ) =>
      show(
        await profileService.changePassword(body),
        t('account.password.done'),
      ),
  };
}
