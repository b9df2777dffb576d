import '@/styles/families/form';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { isInternational } from '@/utils/account/field-rules';
import styles from './contact-field.module.css';

export type DialCodeProps = Readonly<{
  /** What has been typed of the number. */
  text: string;
  /** Of numbers that name no country. */
  dialCode: string;
  /** The number with another country's dial code. */
  onText: (text: string) => void;
  /** Of a number that names it; null: not known yet. */
  country?: string | null;
  /** What chooses another, laid over it. */
  children?: ReactNode;
}>;

/** Before a phone number: its dial code, or its country where the number begins with the dial code itself. */
export function DialCode({ children, country, dialCode, text }: DialCodeProps) {
  const isNamed = isInternational(text);
  return (
    <span className={styles.country}>
      <span aria-hidden="true">
        {isNamed ? (country ?? '+') : dialCode || '+'}
      </span>
      <ChevronDown size={16} strokeWidth={2} />
      {children}
    </span>
  );
}
