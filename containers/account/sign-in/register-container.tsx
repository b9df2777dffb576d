import Link from 'next/link';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { AuthPage } from '@/containers/ui/auth-page';
import { useAuthLinks } from '@/hooks/account/use-auth-links';
import { useContentFocus } from '@/hooks/shell/use-content-focus';
import { isStoredPhone } from '@/utils/account/field-rules';
import { FORMS } from '@/utils/constants/forms';
import { RegisterTerms } from './register-terms';
import { RegistrationSteps } from './registration-steps';
import { SentTo } from '@/containers/account/code/sent-to';
import { useCodeSteps } from './use-code-steps';

const STEP_FORMS = {
  contact: FORMS.registerContact,
  code: FORMS.registerCode,
  details: FORMS.registerDetails,
} as const;

type RegisterContainerProps = Readonly<{
  /** Buttons of other ways to make an account; what renders nothing leaves no trace. */
  social?: ReactNode;
}>;

/** /register in three steps: e-mail or phone, six-digit code, details. */
export function RegisterContainer({ social }: RegisterContainerProps) {
  const { t } = useTranslation('auth');
  const links = useAuthLinks();
  const progress = useCodeSteps(STEP_FORMS, {
    first: links.contact,
    keptAs: 'registration',
  });
  const { contact, step } = progress;
  useContentFocus(step);
  const title = {
    contact: t('auth.register.title'),
    code: t(
      isStoredPhone(contact) ? 'auth.code.titlePhone' : 'auth.code.title',
    ),
    details: t('auth.details.title'),
  }[step];
  const intro = {
    contact: (
      <>
        {t('auth.register.have')}{' '}
        <Link href={links.login()}>{t('auth.logIn')}</Link>
      </>
    ),
    code: <SentTo contact={contact} />,
    details: t('auth.details.intro'),
  }[step];
  return (
    <AuthPage title={title} intro={intro}>
      <RegistrationSteps form={FORMS.registerContact} progress={progress} />
      {step === 'contact' && social}
      {step !== 'code' && <RegisterTerms />}
    </AuthPage>
  );
}
