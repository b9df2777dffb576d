import { useTranslation } from '@/utils/i18n/use-translation';
import { useSettings } from '@/hooks/shell/use-settings';
import { isStoredPhone } from '@/utils/account/field-rules';
import { phoneWord } from '@/utils/account/phone-text';

type SentToProps = Readonly<{
  contact: string;
  /** Of a reset: says nothing of whether there is such an account. */
  maybe?: boolean;
}>;

/** Where the code went and how long it works (setting otp_expire_time, spec.md §5). */
export function SentTo({ contact, maybe = false }: SentToProps) {
  const { t } = useTranslation('auth');
  const minutes = Number(useSettings().otp_expire_time) || 0;
  const isPhone = isStoredPhone(contact);
  const phone = phoneWord(contact);
  const sent = isPhone
    ? t('auth.code.texted', { phone })
    : t('auth.code.sent', { email: contact });
  return (
    <>
      <span className="breaks">
        {maybe
          ? t('auth.reset.sent', { contact: isPhone ? phone : contact })
          : sent}
      </span>{' '}
      {minutes > 0 && t('auth.code.works', { count: minutes })}
    </>
  );
}
