import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { AuthPage } from '@/containers/ui/auth-page';
import { CodeForm } from '@/containers/account/code/code-form';
import { useLinkAccount } from '@/hooks/account/use-link-account';
import type { WaitingLink } from '@/hooks/account/use-social-sign-in';
import { FORMS } from '@/utils/constants/forms';
import { LinkPassword } from './link-password';

type LinkAccountProps = Readonly<{
  link: WaitingLink;
  onBack: () => void;
}>;

/** The e-mail has an account with a password: whose it is, is proved by that or by a code sent to the e-mail. */
export function LinkAccount({ link, onBack }: LinkAccountProps) {
  const { t } = useTranslation(['auth', 'form']);
  const [isCodeSent, setCodeSent] = useState(false);
  const { byCode, byPassword, sendCode } = useLinkAccount(link.linkToken);
  if (isCodeSent)
    return (
      <AuthPage
        title={t('auth.code.title')}
        intro={t('auth.code.sent', { email: link.email })}
      >
        <CodeForm
          name={FORMS.link}
          sent={{}}
          verify={(code) => byCode.mutateAsync(code)}
          resend={() => sendCode.mutateAsync()}
          backLabel={t('social.link.password')}
          onBack={() => setCodeSent(false)}
        />
      </AuthPage>
    );
  return (
    <AuthPage
      title={t('social.link.title')}
      intro={`${link.message} ${link.email}`}
    >
      <LinkPassword
        enter={(password) => byPassword.mutateAsync(password)}
        sendCode={async () => {
          await sendCode.mutateAsync();
          setCodeSent(true);
        }}
        onBack={onBack}
      />
    </AuthPage>
  );
}
