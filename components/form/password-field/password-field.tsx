import '@/styles/families/sign-in';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import {
  TextField,
  type TextFieldProps,
} from '@/components/form/text-field/text-field';
import styles from './password-field.module.css';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'ltr'>;

export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('form');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={t(shown ? 'password.hide' : 'password.show')}
          icon={<Icon size={20} />}
          className={styles.eye}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
