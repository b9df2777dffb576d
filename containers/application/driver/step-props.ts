import type { DriverForm } from '@/hooks/application/use-driver-form';
import type { DriverApplicationDto } from '@/server/contracts/application/application';

/** What each step of the application is given. */
export type StepProps = Readonly<{
  form: DriverForm;
  application: DriverApplicationDto | null;
}>;
