import { useTranslation } from 'react-i18next';
import { FormEnd } from '@/components/account/form-end/form-end';
import {
  NewPasswordFields,
  type NewPasswordFieldsProps,
} from '@/components/form/password-field/new-password-fields';
import { routes } from '@/utils/shell/routes';
import styles from './security.module.css';

type NewPasswordProps = Readonly<{
  field: NewPasswordFieldsProps['field'];
  isBusy: boolean;
}>;

/** The end of both forms: the new password twice, what follows from it, and the buttons. */
export function NewPassword({ field, isBusy }: NewPasswordProps) {
  const { t } = useTranslation();
  return (
    <>
      <NewPasswordFields field={field} label={t('account.password.new')} />
      <p className={styles.note}>{t('account.password.note')}</p>
      <FormEnd
        label={t('account.password.save')}
        isBusy={isBusy}
        cancelHref={routes.profile()}
      />
    </>
  );
}
