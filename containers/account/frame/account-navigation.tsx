import {
  Bell,
  BellRing,
  Download,
  Gift,
  Globe,
  Heart,
  LogOut,
  MapPin,
  MessageCircle,
  ReceiptText,
  ShieldCheck,
  Store,
  UserRound,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import {
  type AccountLink,
  AccountNav,
} from '@/components/account/account-frame/account-nav';
import { CountBadge } from '@/components/ui/badge/count-badge';
import { useLogoutButton } from '@/hooks/account/use-logout-button';
import { useUnreadChats } from '@/hooks/chat/use-unread-chats';
import { useUnreadNotices } from '@/hooks/inbox/use-unread-notices';
import { useProfile } from '@/hooks/account/use-profile';
import { useScrollSpy } from '@/hooks/browser/use-scroll-spy';
import { useLiked } from '@/hooks/shop/use-liked';
import { useShell } from '@/contexts/shell-context';
import { chatHref } from '@/utils/chat/chat-address';
import { localeInfo } from '@/utils/i18n/locales';
import { inboxRoutes } from '@/utils/shell/inbox-routes';
import { myShopRoutes } from '@/utils/shell/my-shop-routes';
import { routes } from '@/utils/shell/routes';
import { useReferralsActive } from './use-referrals-active';

type AccountNavigationProps = Readonly<{
  current: AccountPage;
  /** Null: not known. */
  balance: ReactNode;
}>;

const SECTIONS = {
  inbox: [],
  orders: [],
  profile: ['details', 'security', 'addresses', 'data'],
  referrals: [],
  settings: ['notifications', 'look'],
  shop: [],
  wallet: [],
} as const;

/** The pages that stand in the account's frame. */
export type AccountPage = keyof typeof SECTIONS;

/** A section counts as read once its top is this near to the window's. */
const READ_FROM = 120;
const icon = { size: 20 } as const;

function addressOf(page: AccountPage): string {
  if (page === 'inbox') return inboxRoutes.all();
  return page === 'shop' ? myShopRoutes.all() : routes[page]();
}

const countText = (count: number): string | undefined =>
  count > 0 ? String(count) : undefined;

/** The rows of the account, as the page that is open has them: its own sections are anchors, the rest are pages. */
export function AccountNavigation(props: AccountNavigationProps) {
  const { balance, current } = props;
  const { t } = useTranslation('account-menu');
  const { lang, user } = useShell();
  const { addresses } = useProfile();
  const { liked } = useLiked();
  const { form, pending } = useLogoutButton();
  const hasReferrals = useReferralsActive();
  const unread = useUnreadNotices();
  const unreadChats = useUnreadChats();
  const page = addressOf(current);
  const read = useScrollSpy(SECTIONS[current], READ_FROM);
  const language = localeInfo(lang);

  const section = (
    page: 'profile' | 'settings',
    id: string,
    link: Omit<AccountLink, 'current' | 'href'>,
  ): AccountLink => ({
    ...link,
    href: current === page ? `#${id}` : `${routes[page]()}#${id}`,
    current: current === page && read === id,
  });

  const groups = [
    [
      section('profile', 'details', {
        label: t('account.details'),
        icon: <UserRound {...icon} />,
      }),
      section('profile', 'security', {
        label: t('account.security'),
        icon: <ShieldCheck {...icon} />,
      }),
      section('profile', 'addresses', {
        label: t('account.addresses'),
        icon: <MapPin {...icon} />,
        value: countText(addresses?.length ?? 0),
        valueOnPhones: true,
      }),
      section('settings', 'notifications', {
        label: t('inbox.settings'),
        icon: <BellRing {...icon} />,
      }),
      section('settings', 'look', {
        label: t('account.look'),
        icon: <Globe {...icon} />,
        value: <span lang={language.tag}>{language.title}</span>,
        valueOnPhones: true,
      }),
    ],
    [
      {
        href: inboxRoutes.all(),
        label: t('account.notifications'),
        icon: <Bell {...icon} />,
        value: unread > 0 && (
          <CountBadge
            count={unread}
            text={t('inbox.count', { count: unread })}
          />
        ),
        current: current === 'inbox',
      },
      {
        href: chatHref(page, { kind: 'rooms' }),
        label: t('chat.title'),
        icon: <MessageCircle {...icon} />,
        value: unreadChats > 0 && (
          <CountBadge
            count={unreadChats}
            text={t('chat.unread', { value: unreadChats })}
          />
        ),
      },
      {
        href: routes.wallet(),
        label: t('wallet.title'),
        icon: <Wallet {...icon} />,
        value: balance ?? undefined,
        wideOnly: true,
        current: current === 'wallet',
      },
      ...(hasReferrals
        ? [
            {
              href: routes.referrals(),
              label: t('account.referrals'),
              icon: <Gift {...icon} />,
              wideOnly: true,
              current: current === 'referrals',
            },
          ]
        : []),
      ...(user?.sells
        ? [
            {
              href: myShopRoutes.all(),
              label: t('myShop.title'),
              icon: <Store {...icon} />,
              current: current === 'shop',
            },
          ]
        : []),
      {
        href: routes.orders(),
        label: t('nav.orders'),
        icon: <ReceiptText {...icon} />,
        current: current === 'orders',
      },
      {
        href: routes.liked(),
        label: t('liked.title'),
        icon: <Heart {...icon} />,
        value: countText(liked.length),
        valueOnPhones: true,
      },
    ],
    [
      section('profile', 'data', {
        label: t('account.data'),
        icon: <Download {...icon} />,
      }),
    ],
  ];
  return (
    <AccountNav
      label={t('footer.account')}
      groups={groups}
      action={{
        label: t('session.logOut'),
        icon: <LogOut className="flip" {...icon} />,
        pending,
        form,
      }}
    />
  );
}
