import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '@/components/account/auth-frame/auth-frame';
import { SiteLogo } from '@/containers/ui/site-logo';
import { LinkButton } from '@/components/ui/button/link-button';
import { CodeForm } from '@/containers/account/code/code-form';
import { useLaterDetails } from '@/hooks/account/use-later-details';
import { FORMS } from '@/utils/constants/forms';
import { LaterEmail } from './later-email';
import { LaterNames } from './later-names';
import styles from './later-details.module.css';

type LaterDetailsProps = Readonly<{
  /** Language and theme, at the top of the page. */
  tools?: ReactNode;
}>;

/** /update-details: the name and the e-mail of who signed in without one; both can wait. */
export function LaterDetails({ tools }: LaterDetailsProps) {
  const { t } = useTranslation();
  const { confirm, email, from, goBack, saveNames, sendCode, step, user } =
    useLaterDetails();
  const isCode = step === 'code';
  const intro = {
    names: t('auth.later.introName'),
    email: t('auth.later.introEmail'),
    code: t('auth.code.sent', { email }),
  }[step];
  return (
    <AuthFrame
      logo={<SiteLogo />}
      tools={tools}
      title={t(isCode ? 'auth.code.title' : 'auth.later.title')}
      intro={intro}
    >
      {step === 'names' && (
        <LaterNames
          firstname={user?.firstname ?? ''}
          lastname={user?.lastname ?? ''}
          save={saveNames.mutateAsync}
        />
      )}
      {step === 'email' && (
        <LaterEmail initial={email} send={sendCode.mutateAsync} />
      )}
      {!isCode && (
        <LinkButton
          href={from}
          replace
          variant="secondary"
          block
          className={styles.second}
        >
          {t('auth.later.skip')}
        </LinkButton>
      )}
      {isCode && (
        <CodeForm
          name={FORMS.detailsCode}
          sent={{}}
          hidden={{ email }}
          verify={confirm.mutateAsync}
          resend={() => sendCode.mutateAsync(email)}
          backLabel={t('auth.code.otherEmail')}
          onBack={goBack}
        />
      )}
    </AuthFrame>
  );
}
