import { useTranslation } from '@/utils/i18n/use-translation';
import type { TextFieldProps } from '@/components/form/text-field/text-field';
import { PasswordField } from './password-field';

export type NewPasswordFieldsProps = Readonly<{
  label: string;
  field: (
    name: 'password' | 'password_confirmation',
  ) => Pick<TextFieldProps, 'error' | 'name' | 'onBlur' | 'onChange' | 'value'>;
}>;

/** A password that is chosen, twice. */
export function NewPasswordFields({ field, label }: NewPasswordFieldsProps) {
  const { t } = useTranslation(['auth', 'form']);
  return (
    <>
      <PasswordField
        {...field('password')}
        label={label}
        hint={t('auth.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('password_confirmation')}
        label={t('auth.passwordAgain')}
        autoComplete="new-password"
      />
    </>
  );
}
