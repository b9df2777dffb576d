import '@/styles/families/sign-in';
import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { AuthPage } from '@/containers/ui/auth-page';
import { LinkButton } from '@/components/ui/button/button';
import { SentTo } from '@/containers/account/code/sent-to';
import { useAuthLinks } from '@/hooks/account/use-auth-links';
import { usePasswordReset } from '@/hooks/account/use-password-reset';
import { useContentFocus } from '@/hooks/shell/use-content-focus';
import { isStoredPhone } from '@/utils/account/field-rules';
import { withTexts } from '@/utils/browser/tab-texts';
import { untilLoaded } from '@/utils/browser/until-loaded';
import { FORMS } from '@/utils/constants/forms';
import styles from './auth-form.module.css';
import { ContactStep } from './contact-step';
import { useCodeSteps } from './use-code-steps';

// loaded during the step before it, and is in the server's HTML for those without script
const loadCode = withTexts(['auth', 'form'], () => import('./code-step'));
const CodeStep = dynamic(() =>
  untilLoaded(withTexts(['auth', 'form'], () => import('./code-step'))).then(
    (module) => module.CodeStep,
  ),
);

const STEP_FORMS = {
  contact: FORMS.resetContact,
  code: FORMS.resetCode,
  details: FORMS.newPassword,
} as const;

/**
 * /reset-password: e-mail or phone, then the code, which opens /update-password. What is said is the same whether or not
 * there is such an account.
 */
export function ResetContainer() {
  const { t } = useTranslation('auth');
  const links = useAuthLinks();
  const { sendCode, verifyCode } = usePasswordReset();
  const { contact, goBack, leave, sent, step, toCode } = useCodeSteps(
    STEP_FORMS,
    { first: links.contact, keptAs: 'reset' },
  );
  useEffect(() => {
    if (step === 'contact') loadCode().catch(() => undefined);
  }, [step]);
  useContentFocus(step);
  const title = {
    contact: t('auth.reset.title'),
    code: t(
      isStoredPhone(contact) ? 'auth.code.titlePhone' : 'auth.code.title',
    ),
    details: t('auth.newPassword.title'),
  }[step];
  const intro = {
    contact: t('auth.reset.intro'),
    code: <SentTo contact={contact} maybe />,
    details: t('auth.newPassword.intro'),
  }[step];
  return (
    <AuthPage title={title} intro={intro}>
      {step === 'contact' && (
        <>
          <ContactStep
            key={contact}
            name={FORMS.resetContact}
            initial={contact}
            send={sendCode.mutateAsync}
            onSent={toCode}
          />
          <LinkButton
            href={links.login()}
            variant="secondary"
            block
            className={styles.second}
          >
            {t('auth.reset.back')}
          </LinkButton>
        </>
      )}
      {step === 'code' && (
        <CodeStep
          name={FORMS.resetCode}
          contact={contact}
          sent={sent}
          verify={async (code) => {
            await verifyCode.mutateAsync({ contact, code });
            leave();
          }}
          resend={() => sendCode.mutateAsync(contact)}
          onBack={goBack}
        />
      )}
    </AuthPage>
  );
}
