import { useTranslation } from '@/utils/i18n/use-translation';
import { CodeForm } from '@/containers/account/code/code-form';
import type { CodeSentDto } from '@/server/contracts/account/auth';
import { isStoredPhone } from '@/utils/account/field-rules';

type CodeStepProps = Readonly<{
  /** One of FORMS. */
  name: string;
  contact: string;
  sent?: CodeSentDto;
  verify: (code: string) => Promise<void>;
  resend: () => Promise<unknown>;
  onBack: () => void;
}>;

/** The six digits that were sent to an e-mail address or a phone number. */
export function CodeStep({ contact, ...rest }: CodeStepProps) {
  const { t } = useTranslation('auth');
  return (
    <CodeForm
      {...rest}
      hidden={{ contact }}
      backLabel={t(
        isStoredPhone(contact)
          ? 'auth.code.otherPhone'
          : 'auth.code.otherEmail',
      )}
    />
  );
}
