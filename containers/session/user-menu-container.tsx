import { LogOut, ReceiptText } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { UserMenu } from '@/components/user-menu/user-menu';
import { useShell } from '@/contexts/shell-context';
import { useLogout } from '@/hooks/use-logout';
import { notify } from '@/utils/notices';
import { routes } from '@/utils/routes';

/** The signed-in customer's menu; nothing for a visitor. */
export function UserMenuContainer() {
  const { t } = useTranslation();
  const { user } = useShell();
  const logout = useLogout();
  if (!user) return null;
  const name = `${user.firstname} ${user.lastname}`.trim();
  async function handleLogout(): Promise<void> {
    try {
      await logout.mutateAsync();
    } catch {
      notify({
        type: 'error',
        title: t('session.logoutFailed.title'),
        text: t('session.logoutFailed.text'),
      });
    }
  }
  return (
    <UserMenu name={name} label={t('session.menu', { name })}>
      <li>
        <Link href={routes.orders()}>
          <ReceiptText size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('session.orders')}
        </Link>
      </li>
      <li>
        <button
          type="button"
          aria-busy={logout.isPending}
          onClick={() => void handleLogout()}
        >
          <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('session.logOut')}
        </button>
      </li>
    </UserMenu>
  );
}
