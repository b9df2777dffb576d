import Link from 'next/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountLayout as Frame } from '@/components/account/account-frame/account-layout';
import { AccountHead } from '@/components/account/account-frame/account-head';
import { AccountTiles } from '@/components/account/account-frame/account-tiles';
import { Price } from '@/components/money/price/price';
import { useShell } from '@/contexts/shell-context';
import { useReferralProgram } from '@/hooks/account/use-referrals';
import { useProfile } from '@/hooks/account/use-profile';
import { useWallet } from '@/hooks/wallet/use-wallet';
import { phoneText } from '@/utils/account/phone-text';
import { userName } from '@/utils/account/user-name';
import { routes } from '@/utils/shell/routes';
import type { ShellUser } from '@/utils/shell/shell';
import { AccountNavigation, type AccountPage } from './account-navigation';
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
  const { t } = useTranslation();
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

type OwnFrameProps = AccountFrameProps &
  Readonly<{ title: string; user: ShellUser }>;

/** Of somebody who is signed in. */
function OwnFrame({ children, current, title, user }: OwnFrameProps) {
  const { t } = useTranslation();
  const { currency } = useShell();
  const { profile } = useProfile();
  const { wallet } = useWallet();
  const hasReferrals = useReferralsActive();
  const { email, img, phone } = profile ?? user;
  const since = profile?.created_at;
  const name = userName(profile ?? user);
  const contact = phone ? phoneText(phone) : email;
  const balance = wallet && <Price amount={wallet.price} currency={currency} />;
  const head = (
    <AccountHead
      name={name}
      img={img}
      since={
        since && t('profile.since', { year: new Date(since).getUTCFullYear() })
      }
      contact={contact === name ? null : contact}
      edit={{ href: '#details', label: t('account.edit') }}
    />
  );
  const tiles = (
    <AccountTiles
      wallet={{
        href: routes.wallet(),
        label: t('wallet.title'),
        balance,
        action: t('wallet.topUp'),
      }}
      referrals={
        hasReferrals
          ? {
              href: routes.referrals(),
              label: t('account.referrals'),
              offer: <ReferralOffer />,
              action: t('account.referrals.open'),
            }
          : null
      }
    />
  );
  const nav = <AccountNavigation current={current} balance={balance} />;
  return (
    <Frame
      title={title}
      alone={current !== 'profile'}
      side={{ head, tiles, nav }}
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
  const { t } = useTranslation();
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
