import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import {
  cardNumberText,
  cvcText,
  expiryText,
} from '@/utils/payment/card-fields';
import { DigitField } from './digit-field';
import styles from './card-form.module.css';

export interface CardValues {
  readonly number: string;
  readonly expires: string;
  readonly cvc: string;
}

type CardFormProps = Readonly<{
  form: Omit<ComponentProps<typeof Form>, 'children'>;
  values: CardValues;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (next: Partial<CardValues>) => void;
  /** What was wrong with the last try; empty: nothing. */
  alert: string;
  /** The last card was declined: its number is selected, to be typed anew. */
  isDeclined: boolean;
  isBusy: boolean;
  /** "Pay $23.61" */
  action: ReactNode;
}>;

/** Number, expiry and code of a card, filled in by browsers that know one. */
export function CardForm(props: CardFormProps) {
  const { action, alert, errors, form, isBusy, isDeclined, onChange, values } =
    props;
  const { t } = useTranslation();
  const number = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isDeclined) return;
    number.current?.focus();
    number.current?.select();
  }, [isDeclined]);
  return (
    <Form {...form} className={styles.form}>
      {alert && <FormAlert>{alert}</FormAlert>}
      <DigitField
        ref={number}
        name="number"
        label={t('sandbox.number')}
        value={values.number}
        format={cardNumberText}
        onText={(number) => onChange({ number })}
        error={errors.number}
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        maxLength={30}
        required
      />
      <div className={styles.pair}>
        <DigitField
          name="expires"
          label={t('sandbox.expires')}
          value={values.expires}
          format={expiryText}
          onText={(expires) => onChange({ expires })}
          error={errors.expires}
          autoComplete="cc-exp"
          placeholder={t('sandbox.expires.shape')}
          maxLength={7}
          required
        />
        <DigitField
          name="cvc"
          label={t('sandbox.cvc')}
          value={values.cvc}
          format={cvcText}
          onText={(cvc) => onChange({ cvc })}
          error={errors.cvc}
          autoComplete="cc-csc"
          placeholder="000"
          maxLength={4}
          required
        />
      </div>
      <button
        type="submit"
        className={styles.pay}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
      >
        {action}
      </button>
    </Form>
  );
}
