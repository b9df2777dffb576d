import dynamic from 'next/dynamic';
import { useIsApplying } from './use-is-applying';
import { DriverLanding } from './driver-landing';

// who only reads does not load the form
const DriverApplication = dynamic(() =>
  import('./driver-application').then((module) => module.DriverApplication),
);
// named here, as a browser loads before it takes over the HTML only what the page itself names
const DriverState = dynamic(() =>
  import('./driver-state').then((module) => module.DriverState),
);

/** /deliver: what it is like, for everybody; `?step=` is the own application of who is signed in. */
export function DriverContainer() {
  return useIsApplying() ? (
    <DriverApplication
      sent={(application) => <DriverState application={application} />}
    />
  ) : (
    <DriverLanding />
  );
}
