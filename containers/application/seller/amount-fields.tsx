import { useTranslation } from 'react-i18next';
import { StepFields } from '@/components/application/step-fields/step-fields';
import { TextField } from '@/components/form/text-field/text-field';
import type { SellerForm } from '@/hooks/application/use-seller-form';
import { useMainCurrency } from '@/hooks/application/use-main-currency';
import { NUMBER_FIELDS } from '@/utils/application/seller-draft';
import styles from './seller.module.css';

const FIELDS = [
  ['price', 'shop.about.start'],
  ['pricePerKm', 'shop.about.perKm'],
  ['minAmount', 'shop.about.minimum'],
] as const;

/** What a delivery costs and what an order must come to, in the currency that the house reckons in. */
export function AmountFields({ form }: Readonly<{ form: SellerForm }>) {
  const { t } = useTranslation();
  const { change, draft, errors } = form;
  const { position, symbol } = useMainCurrency();
  return (
    <StepFields columns={3}>
      {FIELDS.map(([key, label]) => (
        <TextField
          key={key}
          name={NUMBER_FIELDS[key]}
          label={t(label)}
          inputMode="decimal"
          autoComplete="off"
          ltr
          start={position === 'before' ? symbol : undefined}
          end={
            position === 'before' ? undefined : (
              <span className={styles.unit}>{symbol}</span>
            )
          }
          placeholder="0.00"
          value={draft[key]}
          error={errors[NUMBER_FIELDS[key]]}
          onChange={({ target }) =>
            change({ [key]: target.value }, NUMBER_FIELDS[key])
          }
        />
      ))}
    </StepFields>
  );
}
