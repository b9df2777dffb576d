import { useBrand } from '@/hooks/shell/use-brand';
import { useTranslation } from 'react-i18next';
import { CodeCard } from '@/components/account/referral/code-card/code-card';
import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/button/link-button';
import { Price } from '@/components/money/price/price';
import { SkeletonBlock } from '@/components/ui/skeletons/skeleton-block';
import { useShell } from '@/contexts/shell-context';
import { useOwnReferrals } from '@/hooks/account/use-referrals';
import { useSignInLinks } from '@/hooks/account/use-sign-in-links';
import { useHandOn } from '@/hooks/browser/use-hand-on';
import styles from './referrals.module.css';

function SignIn() {
  const { t } = useTranslation();
  const { login, register } = useSignInLinks();
  return (
    <>
      <h2 className={styles.visitor}>{t('referrals.visitor')}</h2>
      <div className={styles.ways}>
        <LinkButton href={register} variant="dark" block rel="nofollow">
          {t('header.register')}
        </LinkButton>
        <LinkButton
          href={login}
          variant="secondary"
          block
          className={styles.light}
          rel="nofollow"
        >
          {t('header.login')}
        </LinkButton>
      </div>
    </>
  );
}

function Own() {
  const { t } = useTranslation();
  const { name } = useBrand();
  const { currency } = useShell();
  const { isFailed, own, retry } = useOwnReferrals();
  const { copy, share } = useHandOn();
  if (isFailed)
    return (
      <div role="alert">
        <h2 className={styles.visitor}>{t('referrals.failed')}</h2>
        <Button variant="secondary" onClick={retry}>
          {t('common.tryAgain')}
        </Button>
      </div>
    );
  if (!own) return <SkeletonBlock className={styles.waiting} />;
  const { code, earned, joined, url } = own;
  return (
    <>
      <CodeCard
        code={code}
        url={url}
        onCopyCode={() => void copy(code, t('referrals.copied'))}
        onCopyLink={() => void copy(url, t('share.copied'))}
        onShare={() =>
          void share({
            title: name,
            text: t('referrals.shareText', { code }),
            url,
          })
        }
      />
      <dl className={styles.sums}>
        <div>
          <dt>{t('referrals.friends')}</dt>
          <dd>{joined}</dd>
        </div>
        <div>
          <dt>{t('referrals.earned')}</dt>
          <dd>
            <Price amount={earned} currency={currency} />
          </dd>
        </div>
      </dl>
    </>
  );
}

/** The customer's code and what it brought; the way to one for a visitor. */
export function OwnCode() {
  const { user } = useShell();
  return <div className={styles.card}>{user ? <Own /> : <SignIn />}</div>;
}
