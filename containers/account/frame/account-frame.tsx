import '@/styles/families/account';
import { clsx as cx } from 'clsx';
import { Gift, Pencil, Wallet } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { AccountLayout as Frame } from '@/components/account/account-frame/account-layout';
import { Price } from '@/components/money/price/price';
import { Avatar } from '@/components/ui/avatar/avatar';
import { LinkButton } from '@/components/ui/button/button';
import { iconButtonClass } from '@/components/ui/icon-button/icon-button-class';
import { useShell } from '@/contexts/shell-context';
import { useReferralProgram } from '@/hooks/account/use-referrals';
import { useProfile } from '@/hooks/account/use-profile';
import { useWallet } from '@/hooks/wallet/use-wallet';
import { phoneText } from '@/utils/account/phone-text';
import { userName } from '@/utils/account/user-name';
import { routes } from '@/utils/shell/routes';
import type { ShellUser } from '@/utils/shell/shell';
import { AccountNavigation, type AccountPage } from './account-navigation';
import headStyles from './account-head.module.css';
import tileStyles from './account-tiles.module.css';
import { useReferralsActive } from './use-referrals-active';

type AccountFrameProps = Readonly<{
  /** Which of the account's pages it is. */
  current: AccountPage;
  children: ReactNode;
}>;

const TITLES = {
  inbox: 'account.notifications',
  orders: 'orders.title',
  profile: 'footer.account',
  referrals: 'account.referrals',
  settings: 'account.settings',
  shop: 'myShop.title',
  wallet: 'wallet.title',
} as const;

function Foot() {
  const { t } = useTranslation('account-menu');
  return (
    <>
      <Link href={routes.privacy()} prefetch={false}>
        {t('privacy.title')}
      </Link>
      <Link href={routes.terms()} prefetch={false}>
        {t('terms.title')}
      </Link>
    </>
  );
}

/** What the referral program promises, in the operator's words. */
function ReferralOffer() {
  return useReferralProgram()?.translation.title;
}

/** Whose account it is. */
function Head({ user }: Readonly<{ user: ShellUser }>) {
  const { t } = useTranslation('account-menu');
  const { profile } = useProfile();
  const { email, img, phone } = profile ?? user;
  const since = profile?.created_at;
  const name = userName(profile ?? user);
  const reached = phone ? phoneText(phone) : email;
  const contact = reached !== name && reached;
  return (
    <div className={headStyles.head}>
      <Avatar name={name} src={img} className={headStyles.avatar} />
      <div className="grow">
        <p className={headStyles.name}>
          <bdi>{name}</bdi>
        </p>
        {since && (
          <p className={contact ? headStyles.since : headStyles.note}>
            {t('profile.since', { year: new Date(since).getUTCFullYear() })}
          </p>
        )}
        {contact && (
          <p className={headStyles.contact}>
            <bdi dir="ltr">{contact}</bdi>
          </p>
        )}
      </div>
      <a
        href="#details"
        aria-label={t('account.edit')}
        className={iconButtonClass({
          variant: 'fill',
          className: headStyles.edit,
        })}
      >
        <Pencil size={20} />
      </a>
    </div>
  );
}

const icon = { size: 20 } as const;

/** What is worth money: the wallet, and friends who come along where the house gives something for them. */
function Tiles({ balance }: Readonly<{ balance: ReactNode }>) {
  const { t } = useTranslation('account-menu');
  const hasReferrals = useReferralsActive();
  return (
    <ul className={cx(tileStyles.tiles, hasReferrals && tileStyles.two)}>
      <li className={cx(tileStyles.tile, tileStyles.wallet)}>
        <div>
          <p className={tileStyles.label}>
            <Wallet {...icon} />
            {t('wallet.title')}
          </p>
          <p className={tileStyles.balance}>{balance}</p>
        </div>
        <LinkButton
          href={routes.wallet()}
          prefetch={false}
          size="s"
          className={tileStyles.topUp}
        >
          {t('wallet.topUp')}
        </LinkButton>
      </li>
      {hasReferrals && (
        <li className={cx(tileStyles.tile, tileStyles.referrals)}>
          <div>
            <p className={tileStyles.label}>
              <Gift {...icon} />
              {t('account.referrals')}
            </p>
            <p className={tileStyles.offer}>
              <ReferralOffer />
            </p>
          </div>
          <LinkButton
            href={routes.referrals()}
            prefetch={false}
            size="s"
            variant="dark"
          >
            {t('account.referrals.open')}
          </LinkButton>
        </li>
      )}
    </ul>
  );
}

type OwnFrameProps = AccountFrameProps &
  Readonly<{ title: string; user: ShellUser }>;

/** Of somebody who is signed in. */
function OwnFrame({ children, current, title, user }: OwnFrameProps) {
  const { currency } = useShell();
  const { wallet } = useWallet();
  const balance = wallet && <Price amount={wallet.price} currency={currency} />;
  return (
    <Frame
      title={title}
      alone={current !== 'profile'}
      side={{
        head: <Head user={user} />,
        tiles: <Tiles balance={balance} />,
        nav: <AccountNavigation current={current} balance={balance} />,
      }}
      foot={<Foot />}
    >
      {children}
    </Frame>
  );
}

/**
 * The frame of an account's pages: whose account it is and the ways through it, beside the sections on wide screens;
 * on phones the profile leads with them, and the others stand alone, as they do for a visitor. It draws the page's
 * only h1.
 */
export function AccountFrame({ children, current }: AccountFrameProps) {
  const { t } = useTranslation('account-menu');
  const { user } = useShell();
  const title = t(TITLES[current]);
  if (user)
    return (
      <OwnFrame current={current} title={title} user={user}>
        {children}
      </OwnFrame>
    );
  return (
    <Frame title={title} alone foot={<Foot />}>
      {children}
    </Frame>
  );
}
