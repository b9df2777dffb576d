import {
  ChefHat,
  ChevronDown,
  CircleUser,
  Gift,
  Heart,
  LogOut,
  MessageCircle,
  ReceiptText,
  Settings,
  Store,
  Wallet,
} from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Form } from '@/components/form/form/form';
import { Avatar } from '@/components/ui/avatar/avatar';
import { CountBadge } from '@/components/ui/badge/count-badge';
import { Dropdown } from '@/components/ui/dropdown/dropdown';
import { ChatLink } from '@/containers/chat/chat-link';
import { useShell } from '@/contexts/shell-context';
import { useLogoutButton } from '@/hooks/account/use-logout-button';
import { useUnreadChats } from '@/hooks/chat/use-unread-chats';
import { useSettings } from '@/hooks/shell/use-settings';
import { myShopRoutes } from '@/utils/shell/my-shop-routes';
import { localisedPath, routes } from '@/utils/shell/routes';
import { userName } from '@/utils/account/user-name';
import styles from './user-menu.module.css';

const icon = { size: 20 } as const;

/** The signed-in customer's menu; nothing for a visitor. */
export function UserMenuContainer() {
  const { i18n, t } = useTranslation('account-menu');
  const { user } = useShell();
  const unread = useUnreadChats();
  const { form, pending } = useLogoutButton();
  const { referral_active: referrals } = useSettings();
  if (!user) return null;
  const name = userName(user);
  return (
    <Dropdown
      label={t('session.menu', { name })}
      buttonClass={styles.button}
      button={
        <>
          <Avatar name={name} src={user.img} />
          <ChevronDown size={16} />
        </>
      }
    >
      <ul className={styles.list}>
        <li>
          <Link href={routes.profile()} prefetch={false}>
            <CircleUser {...icon} />
            {t('nav.profile')}
          </Link>
        </li>
        {user.sells && (
          <li>
            <Link href={myShopRoutes.all()} prefetch={false}>
              <Store {...icon} />
              {t('myShop.title')}
            </Link>
          </li>
        )}
        {user.sells && (
          <li>
            {/* as a whole: a board is installed by a manifest of its own */}
            <a href={localisedPath(routes.board(), i18n.language)}>
              <ChefHat {...icon} />
              {t('account.board')}
            </a>
          </li>
        )}
        <li>
          <Link href={routes.orders()} prefetch={false}>
            <ReceiptText {...icon} />
            {t('session.orders')}
          </Link>
        </li>
        <li>
          <ChatLink target={{ kind: 'rooms' }}>
            <MessageCircle {...icon} />
            {t('chat.title')}
            <CountBadge
              count={unread}
              text={t('chat.unread', { value: unread })}
            />
          </ChatLink>
        </li>
        <li>
          <Link href={routes.wallet()} prefetch={false}>
            <Wallet {...icon} />
            {t('wallet.title')}
          </Link>
        </li>
        {referrals === '1' && (
          <li>
            <Link href={routes.referrals()} prefetch={false}>
              <Gift {...icon} />
              {t('referrals.title')}
            </Link>
          </li>
        )}
        <li>
          <Link href={routes.liked()} prefetch={false}>
            <Heart {...icon} />
            {t('liked.title')}
          </Link>
        </li>
        <li>
          <Link href={routes.settings()} prefetch={false}>
            <Settings {...icon} />
            {t('account.settings')}
          </Link>
        </li>
        <li>
          <Form {...form}>
            <button type="submit" aria-busy={pending}>
              <LogOut className="flip" {...icon} />
              {t('session.logOut')}
            </button>
          </Form>
        </li>
      </ul>
    </Dropdown>
  );
}
