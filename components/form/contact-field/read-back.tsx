import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toStoredPhone } from '@/utils/account/phone-number';
import { phoneText } from '@/utils/account/phone-text';

export type ReadBackProps = Readonly<{
  /** What has been typed of the number. */
  text: string;
  /** Of a number that names no country. */
  dialCode: string;
  /** Shown until the number is whole. */
  otherwise?: ReactNode;
}>;

/** The whole number that a code goes to, with its country's code, before it is sent. */
export function ReadBack({ dialCode, otherwise, text }: ReadBackProps) {
  const { t } = useTranslation();
  const stored = toStoredPhone(text, dialCode);
  if (stored === null) return otherwise;
  // a number keeps its direction in any sentence, and its line
  const phone = `\u2066${phoneText(stored).replaceAll(' ', '\u00a0')}\u2069`;
  return <span role="status">{t('auth.contact.readBack', { phone })}</span>;
}
