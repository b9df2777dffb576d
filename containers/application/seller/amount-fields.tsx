import { useTranslation } from 'react-i18next';
import { StepFields } from '@/components/application/step-fields/step-fields';
import { TextField } from '@/components/form/text-field/text-field';
import type { SellerForm } from '@/hooks/application/use-seller-form';
import { useMainCurrency } from '@/hooks/application/use-main-offer';
import { currencySign } from '@/utils/money/money';
import { separatorsOf } from '@/utils/money/number-separators';
import { NUMBER_FIELDS } from '@/utils/application/seller-draft';
import styles from './seller.module.css';

const FIELDS = [
  ['price', 'shop.about.start'],
  ['pricePerKm', 'shop.about.perKm'],
  ['minAmount', 'shop.about.minimum'],
] as const;

/** What a delivery costs and what an order must come to, in the currency that the house reckons in. */
export function AmountFields({ form }: Readonly<{ form: SellerForm }>) {
  const { i18n, t } = useTranslation();
  const { change, draft, errors } = form;
  const { end, start } = currencySign(
    useMainCurrency(),
    separatorsOf(i18n.language),
  );
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
          start={start}
          end={end && <span className={styles.unit}>{end}</span>}
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
