import { useTranslation } from '@/utils/i18n/use-translation';
import { AuthPage } from '@/containers/ui/auth-page';
import { useAuthLinks } from '@/hooks/account/use-auth-links';
import { useContentFocus } from '@/hooks/shell/use-content-focus';
import { FORMS } from '@/utils/constants/forms';
import { RegisterTerms } from './register-terms';
import { RegistrationSteps } from './registration-steps';
import { SentTo } from '@/containers/account/code/sent-to';
import { useCodeSteps } from './use-code-steps';

const STEP_FORMS = {
  contact: FORMS.verifyPhone,
  code: FORMS.registerCode,
  details: FORMS.registerDetails,
} as const;

/**
 * /verify-phone: the number that `?phone=` names, or another, is proved by a code; then the account is completed and
 * signed in. It is what /register does, for phone numbers alone.
 */
export function VerifyPhoneContainer() {
  const { t } = useTranslation('auth');
  const links = useAuthLinks();
  const progress = useCodeSteps(STEP_FORMS, {
    first: links.contact,
    keptAs: 'phone',
  });
  const { contact, step } = progress;
  useContentFocus(step);
  const title = {
    contact: t('auth.verifyPhone.title'),
    code: t('auth.code.titlePhone'),
    details: t('auth.details.title'),
  }[step];
  const intro = {
    contact: t('auth.verifyPhone.intro'),
    code: <SentTo contact={contact} />,
    details: t('auth.details.intro'),
  }[step];
  return (
    <AuthPage title={title} intro={intro}>
      <RegistrationSteps
        form={FORMS.verifyPhone}
        kind="phone"
        progress={progress}
      />
      {step === 'details' && <RegisterTerms />}
    </AuthPage>
  );
}
