import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useEffect } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useAuthLinks } from '@/hooks/account/use-auth-links';
import { useRegistration } from '@/hooks/account/use-registration';
import { withTexts } from '@/utils/browser/tab-texts';
import { untilLoaded } from '@/utils/browser/until-loaded';
import type { ContactKind } from '@/utils/form/auth-schemas';
import { ContactStep } from './contact-step';
import type { useCodeSteps } from './use-code-steps';

// The steps that follow are loaded during the first, and are in the server's HTML after a reload or without script.
// Next finds the import within `dynamic` alone: so a browser has it before it takes over that HTML.
const LaterSteps = dynamic(() =>
  untilLoaded(withTexts(['auth', 'form'], () => import('./later-steps'))).then(
    (module) => module.LaterSteps,
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
  const { t } = useTranslation('auth');
  const links = useAuthLinks();
  const { sendCode } = useRegistration();
  const { contact, step, toCode } = progress;
  useEffect(() => {
    withTexts(['auth', 'form'], () => import('./later-steps'))().catch(
      () => undefined,
    );
  }, []);
  if (step !== 'contact') return <LaterSteps progress={progress} />;
  return (
    <ContactStep
      // what the page was told to begin with is known only in the browser
      key={contact}
      name={form}
      kind={kind}
      initial={contact}
      send={sendCode.mutateAsync}
      onSent={toCode}
      taken={(typed) => (
        <>
          <Link href={links.login(typed)}>{t('auth.logIn')}</Link>
          <Link href={links.resetPassword(typed)}>{t('auth.reset.link')}</Link>
        </>
      )}
    />
  );
}
