import { CircleCheck } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { FieldNote } from '@/components/application/step-fields/step-fields';
import { Panel } from '@/components/ui/panel/panel';
import { phoneText } from '@/utils/account/phone-text';
import { driverStepHref } from '@/utils/application/driver';
import type { StepProps } from './step-props';
import styles from './driver.module.css';

/** Step 2: the account's proved phone, with the way to another; without one it says what is missing. */
export function PhoneStep({ form }: StepProps) {
  const { t } = useTranslation();
  const { errors, phone } = form;
  if (!phone) return <FieldNote error={errors.phone} blocks />;
  return (
    <Panel>
      <div className={styles.phone}>
        <CircleCheck
          size={24}
          strokeWidth={1.75}
          className={styles.done}
          aria-hidden="true"
        />
        <p className={styles.number}>
          <b>
            <bdi dir="ltr">{phoneText(phone)}</bdi>
          </b>
          <span>{t('driver.phone.proved')}</span>
        </p>
        <Link
          href={`${driverStepHref('phone')}&change=phone`}
          shallow
          scroll={false}
          prefetch={false}
          className={styles.change}
        >
          {t('account.contact.otherPhone')}
        </Link>
      </div>
      <FieldNote error={errors.phone} blocks />
    </Panel>
  );
}
