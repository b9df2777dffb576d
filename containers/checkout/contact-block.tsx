import { useTranslation } from 'react-i18next';
import { NumberedBlock } from '@/components/form/numbered-block/numbered-block';
import { SwitchField } from '@/components/form/switch-field/switch-field';
import { TextField } from '@/components/form/text-field/text-field';
import { ContactInput } from '@/containers/account/code/contact-input';
import { NAME_MAX_LENGTH } from '@/utils/constants/limits';
import type { CheckoutForm } from './use-checkout-form';
import styles from './checkout.module.css';

/** Whom to ask for, and how to reach them. */
export function ContactBlock({ form }: Readonly<{ form: CheckoutForm }>) {
  const { t } = useTranslation();
  const { change, errors, values } = form;
  return (
    <NumberedBlock number={4} title={t('checkout.contact')}>
      <div className={styles.pair}>
        <TextField
          name="name"
          label={t('checkout.contact.name')}
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
          maxLength={NAME_MAX_LENGTH}
          autoComplete="name"
          error={errors.name}
        />
        <ContactInput
          phoneOnly
          name="phone"
          label={t('checkout.contact.phone')}
          value={values.phone}
          onText={(phone) => change({ phone })}
          onChange={(event) => change({ phone: event.target.value })}
          maxLength={30}
          autoComplete="tel"
          error={errors.phone}
        />
      </div>
      <SwitchField
        name="forOther"
        className={styles.other}
        label={t('checkout.contact.other')}
        hint={
          values.type === 'delivery'
            ? t('checkout.contact.otherHint')
            : undefined
        }
        checked={values.forOther}
        onChange={() => change({ forOther: !values.forOther })}
      />
      {values.forOther && (
        <div className={styles.pair}>
          <TextField
            name="receiverName"
            label={t('checkout.contact.receiver')}
            value={values.receiverName}
            onChange={({ target }) => change({ receiverName: target.value })}
            maxLength={NAME_MAX_LENGTH}
            autoComplete="off"
            error={errors.receiverName}
          />
          <ContactInput
            phoneOnly
            name="receiverPhone"
            label={t('checkout.contact.receiverPhone')}
            value={values.receiverPhone}
            onText={(receiverPhone) => change({ receiverPhone })}
            onChange={({ target }) => change({ receiverPhone: target.value })}
            maxLength={30}
            autoComplete="off"
            error={errors.receiverPhone}
          />
        </div>
      )}
    </NumberedBlock>
  );
}
