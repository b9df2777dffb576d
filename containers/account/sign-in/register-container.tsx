import Link from 'next/link';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '@/components/account/auth-frame/auth-frame';
import { ownPath, routes } from '@/utils/shell/routes';
import { RegisterCode } from './register-code';
import { RegisterDetails } from './register-details';
import { RegisterEmail } from './register-email';
import { RegisterTerms } from './register-terms';
import { useRegistrationSteps } from './use-registration-steps';

type RegisterContainerProps = Readonly<{
  /** Language and theme, at the top of the page. */
  tools?: ReactNode;
}>;

/** /register in three steps: e-mail, six-digit code, details. */
export function RegisterContainer({ tools }: RegisterContainerProps) {
  const { t } = useTranslation();
  const { query } = useRouter();
  const { email, goBack, step, toCode, toDetails, verifyToken } =
    useRegistrationSteps();
  const title = {
    email: t('auth.register.title'),
    code: t('auth.code.title'),
    details: t('auth.details.title'),
  }[step];
  const from = ownPath(query.from) ?? undefined;
  return (
    <AuthFrame
      tools={tools}
      title={title}
      intro={
        step === 'email' ? (
          <>
            {t('auth.register.have')}{' '}
            <Link href={routes.login(from)}>{t('auth.logIn')}</Link>
          </>
        ) : step === 'code' ? (
          t('auth.code.sent', { email })
        ) : (
          t('auth.details.intro')
        )
      }
    >
      {step === 'email' && (
        <RegisterEmail initial={email} from={from} onSent={toCode} />
      )}
      {step === 'code' && (
        <RegisterCode email={email} onBack={goBack} onVerified={toDetails} />
      )}
      {step === 'details' && (
        <RegisterDetails verifyToken={verifyToken} onExpired={goBack} />
      )}
      {step !== 'code' && <RegisterTerms />}
    </AuthFrame>
  );
}
