import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StepFields } from '@/components/application/step-fields/step-fields';
import { TextField } from '@/components/form/text-field/text-field';
import { useBrand } from '@/hooks/shell/use-brand';
import { useMainCurrency } from '@/hooks/application/use-main-offer';
import {
  AMOUNTS,
  dearerFields,
  MINUTES,
  type NumberKey,
} from '@/utils/application/shop-draft';
import { currencySign } from '@/utils/money/money';
import { percentText, separatorsOf } from '@/utils/money/number-separators';
import { type CardProps, ShopCard } from './shop-card';
import styles from './my-shop.module.css';

const WORDS: Readonly<
  Record<NumberKey, { readonly label: ParseKeys; readonly hint?: ParseKeys }>
> = {
  price: { label: 'shop.about.start' },
  pricePerKm: { label: 'shop.about.perKm' },
  minAmount: { label: 'shop.about.minimum' },
  smallOrderFee: {
    label: 'sums.smallOrderFee',
    hint: 'myShop.smallOrder.hint',
  },
  freeDeliveryFrom: {
    label: 'myShop.freeFrom',
    hint: 'myShop.freeFrom.hint',
  },
  minutesFrom: { label: 'myShop.minutes.from' },
  minutesTo: { label: 'myShop.minutes.to' },
  acceptMinutes: { label: 'myShop.accept', hint: 'myShop.accept.hint' },
};

type NumberFieldsProps = CardProps &
  Readonly<{
    section: 'minutes' | 'prices';
    fields: typeof AMOUNTS;
    start?: ReactNode;
    end?: ReactNode;
  }>;

function NumberFields(props: NumberFieldsProps) {
  const { editor, end, fields, section, start } = props;
  const { t } = useTranslation();
  const { errors } = editor.notesOf(section);
  return (
    <StepFields columns={2}>
      {fields.map(({ field, key }) => {
        const { hint, label } = WORDS[key];
        return (
          <TextField
            key={key}
            name={field}
            label={t(label)}
            {...(hint && { hint: t(hint) })}
            inputMode={section === 'prices' ? 'decimal' : 'numeric'}
            autoComplete="off"
            ltr
            start={start}
            end={end}
            value={editor.draft[key]}
            error={errors[field]}
            onChange={({ target }) =>
              editor.change(section, { [key]: target.value }, field)
            }
          />
        );
      })}
    </StepFields>
  );
}

/** Tax and service fee, which the house alone sets. */
function HouseTerms({ editor }: CardProps) {
  const { i18n, t } = useTranslation();
  const { name } = useBrand();
  const { service_fee_percent: fee, tax_percent: tax } = editor.shop;
  return (
    <div className={styles.terms}>
      <dl>
        <div>
          <dt>{t('sums.tax')}</dt>
          <dd>{percentText(tax, i18n.language)}</dd>
        </div>
        <div>
          <dt>{t('sums.service')}</dt>
          <dd>{percentText(fee, i18n.language)}</dd>
        </div>
      </dl>
      <p>{t('myShop.setBy', { name })}</p>
    </div>
  );
}

/** What a delivery costs and what an order must come to, in the currency that the house reckons in. */
export function PricesCard({ editor }: CardProps) {
  const { i18n, t } = useTranslation();
  const isDearer = dearerFields(editor.base, editor.draft).length > 0;
  const { end, start } = currencySign(
    useMainCurrency(),
    separatorsOf(i18n.language),
  );
  return (
    <ShopCard
      editor={editor}
      section="prices"
      title={t('myShop.prices')}
      warning={isDearer ? t('myShop.dearer') : null}
    >
      <NumberFields
        editor={editor}
        section="prices"
        fields={AMOUNTS}
        start={start}
        end={end && <span className={styles.unit}>{end}</span>}
      />
      <HouseTerms editor={editor} />
    </ShopCard>
  );
}

/** How long it takes, and how long an order may wait for an answer. */
export function MinutesCard({ editor }: CardProps) {
  const { t } = useTranslation();
  return (
    <ShopCard editor={editor} section="minutes" title={t('myShop.minutes')}>
      <NumberFields editor={editor} section="minutes" fields={MINUTES} />
    </ShopCard>
  );
}
