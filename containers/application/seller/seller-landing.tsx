import { CalendarClock, ClipboardList, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  Landing,
  LandingPoints,
} from '@/components/application/landing/landing';
import { useSignInLinks } from '@/hooks/account/use-sign-in-links';
import { LandingText } from '@/containers/application/shared/landing-text';
import { SignInWays } from '@/containers/application/shared/sign-in-ways';
import { SellerCosts, SellerHelp } from './seller-aside';
import { VendorApps } from './vendor-apps';

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** For a visitor: why one sells here, what it costs, how it goes, and the way in. */
export function SellerLanding() {
  const { t } = useTranslation();
  const { login, register } = useSignInLinks();
  return (
    <Landing
      title={t('seller.header')}
      text={t('seller.landing.text')}
      actions={<SignInWays login={login} register={register} />}
      picture="/images/sell-art.webp"
      aside={
        <>
          <SellerCosts />
          <SellerHelp />
        </>
      }
    >
      <LandingPoints
        title={t('seller.how')}
        isOrdered
        points={[
          {
            icon: <ClipboardList {...icon} />,
            title: t('seller.how.apply'),
            text: t('seller.how.apply.text'),
          },
          {
            icon: <CalendarClock {...icon} />,
            title: t('seller.how.answer'),
            text: t('seller.how.answer.text'),
          },
          {
            icon: <Store {...icon} />,
            title: t('seller.how.open'),
            text: t('seller.how.open.text'),
          },
        ]}
      />
      <LandingText slug="be-seller" />
      <VendorApps />
    </Landing>
  );
}
