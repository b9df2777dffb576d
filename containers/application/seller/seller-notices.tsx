import { useTranslation } from 'react-i18next';
import type { SellerForm } from '@/hooks/application/use-seller-form';
import type { SellerApplicationDto } from '@/server/contracts/application/application';
import type { SellerDraft } from '@/utils/application/seller-draft';
import { FormNotices } from '../shared/form-notices';

type SellerNoticesProps = Readonly<{
  form: SellerForm;
  application: SellerApplicationDto | null;
}>;

/** What the fields of a draft are called, for the question which of two is meant. */
const LABELS = {
  type: 'seller.type',
  words: 'seller.words',
  categories: 'seller.categories',
  phone: 'legal.phone',
  legalName: 'seller.legalName',
  taxNumber: 'seller.taxNumber',
  address: 'address.field',
  location: 'address.field',
  zoneKind: 'seller.zone.area',
  radius: 'seller.zone.area',
  points: 'seller.zone.area',
  price: 'shop.about.start',
  pricePerKm: 'shop.about.perKm',
  minAmount: 'shop.about.minimum',
  week: 'shop.about.hours',
  logo: 'seller.logo',
  cover: 'seller.cover',
  documents: 'seller.documents',
  agreement: 'seller.review',
} as const satisfies Record<keyof SellerDraft, string>;

/** Above the step: what one must know about the draft as a whole. */
export function SellerNotices({ application, form }: SellerNoticesProps) {
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
