import { Navigation } from 'lucide-react';
import dynamic from 'next/dynamic';
import { PlainContainer } from '@/containers/application/plain/plain-container';
import {
  ApplicationLayout,
  type FramedProps,
} from '@/containers/application/shared/application-frame';
import { DRIVER, type DriverKind } from '@/utils/application/driver';
import { DriverApps, DriverAside } from './driver-aside';
import { withTexts } from '@/utils/browser/tab-texts';

// who only reads does not load the form
const DriverApplication = dynamic(() =>
  withTexts(
    ['account', 'account-menu', 'application', 'auth', 'date', 'form'],
    () => import('./driver-application'),
  )().then((module) => module.DriverApplication),
);
// named here, as a browser loads before it takes over the HTML only what the page itself names
const DriverState = dynamic(() =>
  withTexts(
    ['account', 'account-menu', 'application', 'auth', 'date', 'form'],
    () => import('./driver-state'),
  )().then((module) => module.DriverState),
);

/** /deliver: what it is like, for everybody; `?step=` is the own application of who is signed in. */
export function DriverContainer() {
  return (
    <PlainContainer<DriverKind>
      spec={DRIVER}
      application={(proof) => (
        <DriverApplication
          proof={proof}
          sent={(application) => <DriverState application={application} />}
        />
      )}
      aside={<DriverAside />}
      icon={<Navigation size={24} />}
      apps={<DriverApps />}
    />
  );
}

/** Its frame. */
export function DriverLayout(props: FramedProps) {
  return <ApplicationLayout<DriverKind> {...props} spec={DRIVER} />;
}
