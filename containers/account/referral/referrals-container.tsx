import { BadgePercent, ShoppingBag, Share2, WalletCards } from 'lucide-react';
import { clsx as cx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Questions } from '@/components/account/referral/questions/questions';
import { Steps } from '@/components/account/referral/steps/steps';
import { Prose } from '@/components/content/prose/prose';
import { Panel } from '@/components/ui/panel/panel';
import { Picture } from '@/components/ui/picture/picture';
import { useShell } from '@/contexts/shell-context';
import { useReferralProgram } from '@/hooks/account/use-referrals';
import { dateWords } from '@/utils/i18n/date-words';
import { localeInfo } from '@/utils/i18n/locales';
import { OwnCode } from './own-code';
import { OwnFriends } from './own-friends';
import styles from './referrals.module.css';

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** /referrals: what is promised, one's own code (or the way to one), who came by it, and the questions. */
export function ReferralsContainer() {
  const { t } = useTranslation();
  const { lang, user } = useShell();
  // of a customer the account's frame has the page's heading
  const Title = user ? 'h2' : 'h1';
  const program = useReferralProgram();
  // a page without it is a 404
  if (!program) return null;
  const { ended, expired_at: until, img, questions, translation } = program;
  const { description, locale, title } = translation;
  const info = localeInfo(locale);
  const elsewhere =
    locale === lang
      ? {}
      : ({ lang: info.tag, dir: info.backward ? 'rtl' : 'ltr' } as const);
  return (
    <div className={cx(styles.page, !user && styles.alone)}>
      <div className={styles.top}>
        <header className={styles.words} {...elsewhere}>
          <Title className={styles.title}>{title}</Title>
          <Prose look="intro" html={description} className={styles.text} />
          {(ended || until) && (
            <p className={styles.until}>
              <BadgePercent size={18} strokeWidth={1.75} aria-hidden="true" />
              {ended
                ? t('referrals.over')
                : t('referrals.until', {
                    date: t(
                      'date.full',
                      dateWords((until ?? '').slice(0, 10), t),
                    ),
                  })}
            </p>
          )}
          {img && (
            <Picture
              src={img}
              width={960}
              height={540}
              alt=""
              sizes="(width >= 768px) 480px, 100vw"
              className={styles.picture}
            />
          )}
        </header>
        <OwnCode />
        <div className={styles.steps}>
          <Steps
            title={t('referrals.how')}
            steps={[
              { icon: <Share2 {...icon} />, text: t('referrals.step.share') },
              {
                icon: <ShoppingBag {...icon} />,
                text: t('referrals.step.order'),
              },
              {
                icon: <WalletCards {...icon} />,
                text: t('referrals.step.earn'),
              },
            ]}
          />
        </div>
      </div>
      <OwnFriends />
      <Panel className={styles.panel}>
        <Questions title={t('referrals.questions')} questions={questions} />
      </Panel>
    </div>
  );
}
