import { clsx as cx } from 'clsx';
import {
  BadgePercent,
  Copy,
  Link2,
  Share2,
  ShoppingBag,
  WalletCards,
} from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Questions } from '@/components/account/referral/questions/questions';
import { Steps } from '@/components/account/referral/steps/steps';
import { Prose } from '@/components/content/prose/prose';
import { Price } from '@/components/money/price/price';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Button, LinkButton, RetryButton } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import { Picture } from '@/components/ui/picture/picture';
import { SkeletonBlock } from '@/components/ui/skeletons/skeleton-block';
import { useShell } from '@/contexts/shell-context';
import {
  useOwnReferrals,
  useReferralProgram,
} from '@/hooks/account/use-referrals';
import { useSignInLinks } from '@/hooks/account/use-sign-in-links';
import { useHandOn } from '@/hooks/browser/use-hand-on';
import { useBrand } from '@/hooks/shell/use-brand';
import type { OwnReferralsDto } from '@/server/contracts/account/referral';
import { textLanguage } from '@/utils/content/text-language';
import { dateWords } from '@/utils/i18n/date-words';
import { unbroken } from '@/utils/i18n/unbroken';
import codeStyles from './code-card.module.css';
import rowStyles from './friend-row.module.css';
import styles from './referrals.module.css';

const icon = { size: 22 } as const;

function SignIn() {
  const { t } = useTranslation('referrals');
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
  const { t } = useTranslation(['group', 'referrals']);
  const { name } = useBrand();
  const { currency } = useShell();
  const { isFailed, own, retry } = useOwnReferrals();
  const { copy, share } = useHandOn();
  if (isFailed)
    return (
      <div role="alert">
        <h2 className={styles.visitor}>{t('referrals.failed')}</h2>
        <RetryButton variant="secondary" onClick={retry} />
      </div>
    );
  if (!own) return <SkeletonBlock className={styles.waiting} />;
  const { code, earned, joined, url } = own;
  return (
    <>
      <h2 className={codeStyles.label}>{t('referrals.code')}</h2>
      <div className={codeStyles.row}>
        <bdi dir="ltr" className={codeStyles.code}>
          {code}
        </bdi>
        <Button
          variant="dark"
          className={codeStyles.action}
          icon={<Copy {...icon} size={20} />}
          aria-label={t('referrals.copy')}
          onClick={() => void copy(code, t('referrals.copied'))}
        >
          {t('referrals.copy')}
        </Button>
      </div>
      <p className={codeStyles.link}>
        <Link2 size={16} />
        <bdi dir="ltr">{url.replace(/^https?:\/\//, '')}</bdi>
      </p>
      <div className={codeStyles.ways}>
        <Button
          variant="secondary"
          block
          className={codeStyles.light}
          icon={<Link2 {...icon} size={20} />}
          onClick={() => void copy(url, t('share.copied'))}
        >
          {t('group.link.copy')}
        </Button>
        <Button
          variant="secondary"
          block
          className={codeStyles.light}
          icon={<Share2 {...icon} size={20} />}
          onClick={() =>
            void share({
              title: name,
              text: t('referrals.shareText', { code }),
              url,
            })
          }
        >
          {t('share.action')}
        </Button>
      </div>
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
function OwnCode() {
  const { user } = useShell();
  return <div className={styles.card}>{user ? <Own /> : <SignIn />}</div>;
}

type FriendRowProps = Readonly<{ friend: OwnReferralsDto['friends'][number] }>;

/** Somebody who came by one's code: no more of the name than its first letter. */
function FriendRow({ friend }: FriendRowProps) {
  const { t } = useTranslation(['date', 'referrals']);
  const { currency } = useShell();
  const { earned, initial, joined_at: at, status } = friend;
  const name = initial ? `${initial}.` : t('referrals.friend');
  return (
    <div className={rowStyles.row}>
      <Avatar name={name} />
      <div className="grow">
        <p className={rowStyles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={rowStyles.since}>
          {t('referrals.since', {
            date: unbroken(t('date.full', dateWords(at.slice(0, 10), t))),
          })}
        </p>
      </div>
      <p className={cx(rowStyles.result, earned > 0 && rowStyles.paid)}>
        {status === 'credited' ? (
          <Price amount={earned} currency={currency} plus />
        ) : (
          t(`referrals.status.${status}`)
        )}
      </p>
    </div>
  );
}

/** Who came by the customer's code, the newest first, and what came of each; nothing for a visitor. */
function OwnFriends() {
  const { t } = useTranslation('referrals');
  const { own } = useOwnReferrals();
  if (!own) return null;
  return (
    <Panel title={t('referrals.friends')} className={styles.panel}>
      {own.friends.length === 0 ? (
        <p className={styles.none}>{t('referrals.none')}</p>
      ) : (
        <ul className={styles.friends} aria-label={t('referrals.friends')}>
          {own.friends.map((friend) => (
            <li key={friend.id}>
              <FriendRow friend={friend} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** /referrals: what is promised, one's own code (or the way to one), who came by it, and the questions. */
export function ReferralsContainer() {
  const { t } = useTranslation(['date', 'referrals']);
  const { lang, user } = useShell();
  // of a customer the account's frame has the page's heading
  const Title = user ? 'h2' : 'h1';
  const program = useReferralProgram();
  // a page without it is a 404
  if (!program) return null;
  const { ended, expired_at: until, img, questions, translation } = program;
  const { description, locale, title } = translation;
  return (
    <div className={cx(styles.page, !user && styles.alone)}>
      <div className={styles.top}>
        <header className={styles.words} {...textLanguage(locale, lang)}>
          <Title className={styles.title}>{title}</Title>
          <Prose look="intro" html={description} className={styles.text} />
          {(ended || until) && (
            <p className={styles.until}>
              <BadgePercent size={18} />
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
