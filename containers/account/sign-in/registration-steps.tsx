import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthLinks } from '@/hooks/account/use-auth-links';
import { useRegistration } from '@/hooks/account/use-registration';
import { untilLoaded } from '@/utils/browser/until-loaded';
import { FORMS } from '@/utils/constants/forms';
import type { ContactKind } from '@/utils/form/auth-schemas';
import { ContactStep } from './contact-step';
import type { useCodeSteps } from './use-code-steps';

// Each step is loaded during the one before it, and is in the server's HTML after a reload or without script.
// Next finds the import within `dynamic` alone: so a browser has the step before it takes over that HTML.
const loadCode = () => import('./code-step');
const CodeStep = dynamic(() =>
  untilLoaded(() => import('./code-step')).then((module) => module.CodeStep),
);
const loadDetails = () => import('./register-details');
const RegisterDetails = dynamic(() =>
  untilLoaded(() => import('./register-details')).then(
    (module) => module.RegisterDetails,
  ),
);

type RegistrationStepsProps = Readonly<{
  /** Of the first step: one of FORMS. */
  form: string;
  kind?: ContactKind;
  progress: ReturnType<typeof useCodeSteps>;
}>;

/** The three steps that make an account: where the code goes, the code, the details. */
export function RegistrationSteps({
  form,
  kind,
  progress,
}: RegistrationStepsProps) {
  const { t } = useTranslation();
  const links = useAuthLinks();
  const { endProof, resendCode, sendCode, verifyCode } = useRegistration();
  const { contact, goBack, sent, step, toCode, toDetails } = progress;
  useEffect(() => {
    const load = { contact: loadCode, code: loadDetails, details: null }[step];
    load?.().catch(() => undefined);
  }, [step]);
  if (step === 'code')
    return (
      <CodeStep
        name={FORMS.registerCode}
        contact={contact}
        sent={sent}
        verify={async (code) => {
          await verifyCode.mutateAsync({ contact, code });
          toDetails();
        }}
        resend={() => resendCode.mutateAsync(contact)}
        onBack={goBack}
      />
    );
  if (step === 'details')
    return (
      <RegisterDetails
        contact={contact}
        onBack={() => {
          endProof();
          goBack();
        }}
      />
    );
  return (
    <ContactStep
      // what the page was told to begin with is known only in the browser
      key={contact}
      name={form}
      kind={kind}
      initial={contact}
      send={sendCode.mutateAsync}
      onSent={toCode}
      taken={
        <>
          <Link href={links.login()}>{t('auth.logIn')}</Link>
          <Link href={links.resetPassword()}>{t('auth.reset.link')}</Link>
        </>
      }
    />
  );
}
