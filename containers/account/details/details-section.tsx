import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { Panel } from '@/components/ui/panel/panel';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { useProfile } from '@/hooks/account/use-profile';
import type { UserDto } from '@/server/contracts/account/user';
import { AvatarEditor } from './avatar-editor';
import { ContactRow } from './contact-row';
import { DetailsForm } from './details-form';
import styles from './details.module.css';

/** The proved phone while another one is the contact for orders; null: it is the same, or there is none. */
function otherLogin({ phone, proved_phone: proved }: UserDto): string | null {
  return proved === phone ? null : proved;
}

/** #details of /profile: picture, names, birthday, gender, and how the customer is reached. */
export function DetailsSection() {
  const { t } = useTranslation();
  const { failed, profile, retry } = useProfile();
  return (
    <Panel id="details" title={t('account.details')}>
      {profile && (
        <>
          <AvatarEditor profile={profile} />
          <DetailsForm profile={profile} />
          <ul className={styles.contacts}>
            <ContactRow
              kind="email"
              value={profile.email}
              isProved={profile.email_verified_at !== null}
              canGo={profile.proved_phone !== null}
            />
            <ContactRow
              kind="phone"
              value={profile.phone}
              isProved={profile.phone_verified_at !== null}
              login={otherLogin(profile)}
              canGo={profile.email_verified_at !== null}
            />
          </ul>
        </>
      )}
      {!profile && failed && (
        <NoticeBox title={t('account.failed')}>
          <Button variant="secondary" size="s" onClick={retry}>
            {t('common.tryAgain')}
          </Button>
        </NoticeBox>
      )}
      {!profile && !failed && (
        <>
          <LoadingStatus />
          <LinesSkeleton count={4} />
        </>
      )}
    </Panel>
  );
}
