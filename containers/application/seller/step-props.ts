import type { SellerForm } from '@/hooks/application/use-seller-form';
import type { SellerApplicationDto } from '@/server/contracts/application/application';

/** What each step of the application is given. */
export type StepProps = Readonly<{
  form: SellerForm;
  application: SellerApplicationDto | null;
}>;
