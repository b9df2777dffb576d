import { Store } from 'lucide-react';
import { useShell } from '@/contexts/shell-context';
import { useSignInLinks } from '@/hooks/account/use-sign-in-links';
import { useSellerFacts } from '@/hooks/application/use-facts';
import type { SellerApplicationDto } from '@/server/contracts/application/application';
import { SELLER } from '@/utils/application/seller';
import {
  ApplicationLayout,
  type FramedProps,
} from '@/containers/application/shared/application-frame';
import { OwnApplication } from '@/containers/application/shared/application-steps';
import { ApplicationForm } from '../shared/application-form';
import { ApplicationLanding, SignInWays } from '../shared/application-landing';
import { SellerAside, VendorApps } from './seller-aside';
import { SELLER_SCREEN, SellerState } from './seller-state';

type FormProps = Readonly<{ application: SellerApplicationDto | null }>;

function SellerForm({ application }: FormProps) {
  const facts = useSellerFacts();
  return (
    <ApplicationForm
      screen={SELLER_SCREEN}
      application={application}
      facts={facts}
    />
  );
}

/** For a visitor: why one sells here, what it costs, how it goes, and the way in. */
function SellerLanding() {
  const { login, register } = useSignInLinks();
  return (
    <ApplicationLanding
      spec={SELLER}
      actions={<SignInWays login={login} register={register} />}
      aside={<SellerAside />}
      icon={<Store size={24} />}
      apps={<VendorApps />}
    />
  );
}

/** /be-seller: what it is to sell here, for a visitor; the own application, for who is signed in. */
export function SellerContainer() {
  const { user } = useShell();
  if (!user) return <SellerLanding />;
  return (
    <OwnApplication
      spec={SELLER}
      form={(application) => <SellerForm application={application} />}
      sent={(application) => <SellerState application={application} />}
    />
  );
}

/** Its frame. */
export function SellerLayout(props: FramedProps) {
  return <ApplicationLayout {...props} spec={SELLER} />;
}
