import dynamic from 'next/dynamic';
import { useIsApplying } from './use-is-applying';
import { DriverLanding } from './driver-landing';

// who only reads does not load the form
const DriverApplication = dynamic(() =>
  import('./driver-application').then((module) => module.DriverApplication),
);

/** /deliver: what it is like, for everybody; `?step=` is the own application of who is signed in. */
export function DriverContainer() {
  return useIsApplying() ? <DriverApplication /> : <DriverLanding />;
}
