import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  buttonClass,
  type ButtonStyle,
} from '@/components/ui/button/button-class';

type WriteToUsProps = Readonly<{
  email: string | undefined;
  variant: ButtonStyle['variant'];
}>;

/** A mail to the house; nothing where it has no address. */
export function WriteToUs({ email, variant }: WriteToUsProps) {
  const { t } = useTranslation();
  if (!email) return null;
  return (
    <a className={buttonClass({ variant }, false)} href={`mailto:${email}`}>
      <Mail size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>{t('careers.write')}</span>
    </a>
  );
}
