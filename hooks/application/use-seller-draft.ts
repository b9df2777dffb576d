import { useShell } from '@/contexts/shell-context';
import { usePhoneCode } from '@/hooks/account/use-contact';
import type { SellerApplicationDto } from '@/server/contracts/application/application';
import { applicationQueries } from '@/services/application/application-queries';
import { applicationService } from '@/services/application/application-service';
import { readPhone } from '@/utils/account/contact';
import { phoneField } from '@/utils/account/phone-text';
import {
  type SellerDraft,
  toData,
  toDraft,
} from '@/utils/application/seller-draft';
import { postedDraft } from '@/utils/application/seller-posted';
import {
  draftProblems,
  type FieldProblems,
  type SellerStep,
} from '@/utils/application/seller-steps';
import { FORMS } from '@/utils/constants/forms';
import type { PostedForm } from '@/utils/form/posted-form';
import { useMainCategories } from './use-main-categories';
import { useApplicationDraft } from './use-application-draft';

/** The draft of an application to sell: as the server has it, with what was posted of this step without script. */
export function useSellerDraft(
  application: SellerApplicationDto | null,
  step: SellerStep,
  posted: PostedForm | null,
) {
  const { lang, user } = useShell();
  const dialCode = usePhoneCode();
  const trades = useMainCategories();
  /** The form's draft: the phone is typed as in a new one, after the country's dial code. */
  const asDraft = (data: SellerApplicationDto['data']): SellerDraft => ({
    ...toDraft(data, lang),
    phone: phoneField(data.phone ?? '', dialCode),
  });
  const own = asDraft(application?.data ?? {});

  const storedPhone = async ({ phone }: SellerDraft): Promise<string | null> =>
    phone.trim() ? readPhone(phone, dialCode) : '';

  async function input(draft: SellerDraft, version: number | undefined) {
    const data = toData(draft, await storedPhone(draft));
    return { ...(version !== undefined && { version }), data };
  }

  const saving = useApplicationDraft<SellerDraft, SellerApplicationDto>({
    name: FORMS.seller,
    application,
    queryKey: applicationQueries.seller(user?.id ?? 0).queryKey,
    first: posted ? postedDraft(own, step, posted.values) : own,
    toDraft: ({ data }) => asDraft(data),
    send: async (draft, version) =>
      applicationService.saveSeller(await input(draft, version)),
  });
  return {
    ...saving,
    /** What keeps it from being sent. */
    problems: async (): Promise<FieldProblems> => {
      const draft = saving.read();
      return draftProblems(draft, await storedPhone(draft), trades);
    },
    /** Sends it as it is now. */
    sendNow: async (): Promise<SellerApplicationDto> =>
      applicationService.sendSeller(
        await input(saving.read(), saving.version()),
      ),
  };
}
