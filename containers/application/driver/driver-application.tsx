import type { ReactNode } from 'react';
import { useRouter } from 'next/router';
import { usePlainFacts } from '@/hooks/application/use-facts';
import { useProfile } from '@/hooks/account/use-profile';
import type { DriverApplicationDto } from '@/server/contracts/application/application';
import { DRIVER, type DriverKind } from '@/utils/application/driver';
import {
  ApplicationForm,
  type ApplicationScreen,
  type StepProps,
} from '../shared/application-form';
import { OwnApplication } from '../shared/own-application';
import { PlainReview, PlainStep } from '../shared/plain-screen';
import { DriverHelp, DriverNeeds, DriverPay } from './driver-aside';
import { driverNotes } from './driver-state';
import { PhoneProof, PhoneStep, VehicleStep } from './driver-steps';

/** Beside the form. */
function DriverAside() {
  return (
    <>
      <DriverPay />
      <DriverNeeds />
      <DriverHelp />
    </>
  );
}

/** The proof of a phone, in the step that asks for one, while there is none or another is wanted. */
function Above({ form }: StepProps<DriverKind>) {
  const { query } = useRouter();
  const isWanted = !form.facts.person?.proved_phone || query.change === 'phone';
  return form.step === 'phone' && isWanted ? <PhoneProof /> : null;
}

const SCREEN: ApplicationScreen<DriverKind> = {
  spec: DRIVER,
  steps: {
    person: (props) => <PlainStep {...props} spec={DRIVER} />,
    phone: PhoneStep,
    vehicle: VehicleStep,
    papers: (props) => <PlainStep {...props} spec={DRIVER} />,
    review: (props) => <PlainReview {...props} spec={DRIVER} />,
  },
  notes: driverNotes,
  Above,
  isAbove: ({ facts, step }) => step === 'phone' && !facts.person?.proved_phone,
  Aside: DriverAside,
  refusedAs: 'wait',
};

type DriverApplicationProps = Readonly<{
  /** What has become of one that was sent. */
  sent: (application: DriverApplicationDto) => ReactNode;
}>;

type FormProps = Readonly<{ application: DriverApplicationDto | null }>;

function DriverForm({ application }: FormProps) {
  const facts = usePlainFacts();
  return (
    <ApplicationForm screen={SCREEN} application={application} facts={facts} />
  );
}

/** The own application: its form, or what has become of it. */
export function DriverApplication({ sent }: DriverApplicationProps) {
  const { failed, profile, retry } = useProfile();
  return (
    <OwnApplication<DriverKind>
      spec={DRIVER}
      needs={{ isThere: !!profile, isFailed: failed && !profile, retry }}
      form={(application) => <DriverForm application={application} />}
      sent={sent}
    />
  );
}
