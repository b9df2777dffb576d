import { useTranslation } from 'react-i18next';
import type { DriverDraft } from '@/utils/application/driver';
import { FormNotices } from '../shared/form-notices';
import type { StepProps } from './step-props';

/** What the fields of a draft are called, for the question which of two is meant. */
const LABELS = {
  firstname: 'auth.firstname',
  lastname: 'auth.lastname',
  birthday: 'account.birthday',
  city: 'driver.city',
  kind: 'driver.vehicle',
  plate: 'driver.plate',
  colour: 'driver.colour',
  documents: 'driver.documents',
  agreement: 'seller.review',
} as const satisfies Record<keyof DriverDraft, string>;

/** Above the step: what one must know about the draft as a whole. */
export function DriverNotices({ application, form }: StepProps) {
  const { t } = useTranslation();
  const fields = form.conflict?.fields ?? [];
  return (
    <FormNotices
      application={application}
      form={form}
      fields={fields.map((field) => t(LABELS[field]))}
    />
  );
}
