import { Heart, LogOut, ReceiptText, Scale, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { MenuList } from '@/components/ui/menu-list/menu-list';
import { Panel } from '@/components/ui/panel/panel';
import { ProfileTiles } from '@/components/account/profile-tiles/profile-tiles';
import { ProfileHead } from '@/components/account/profile-head/profile-head';
import { useLogoutButton } from '@/hooks/account/use-logout-button';
import { useProfile } from '@/hooks/account/use-profile';
import { routes } from '@/utils/shell/routes';
import { userName } from '@/utils/account/user-name';
import { ProfileAddresses } from './profile-addresses';
import { ProfileContact } from './profile-contact';
import styles from './profile.module.css';

type ProfileContainerProps = Readonly<{
  /** Theme, language and currency. */
  preferences: ReactNode;
}>;

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** /profile: personal data, addresses, preferences and signing out. */
export function ProfileContainer({ preferences }: ProfileContainerProps) {
  const { t } = useTranslation();
  const { addresses, failed, profile, retry, user } = useProfile();
  const { logOut, pending } = useLogoutButton();
  if (!user) return null;
  const since = profile?.created_at;
  return (
    <div className={styles.page}>
      <ProfileHead
        name={userName(user)}
        img={user.img}
        note={
          since &&
          t('profile.since', { year: new Date(since).getUTCFullYear() })
        }
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProfileTiles
            label={t('footer.account')}
            links={[
              {
                href: routes.orders(),
                label: t('nav.orders'),
                icon: <ReceiptText {...icon} />,
              },
              {
                href: routes.liked(),
                label: t('liked.title'),
                icon: <Heart {...icon} />,
              },
            ]}
          />
          <ProfileContact email={user.email} phone={user.phone} />
          <ProfileAddresses
            addresses={addresses}
            failed={failed}
            onRetry={retry}
          />
        </div>
        <div className={styles.column}>
          <Panel title={t('profile.choices')}>{preferences}</Panel>
          <Panel>
            <MenuList
              label={t('profile.links')}
              links={[
                {
                  href: routes.privacy(),
                  label: t('privacy.title'),
                  icon: <ShieldCheck {...icon} />,
                },
                {
                  href: routes.terms(),
                  label: t('terms.title'),
                  icon: <Scale {...icon} />,
                },
              ]}
            />
          </Panel>
          <Button
            variant="secondary"
            block
            loading={pending}
            icon={<LogOut className="flip" {...icon} size={20} />}
            onClick={logOut}
          >
            {t('session.logOut')}
          </Button>
        </div>
      </div>
    </div>
  );
}
