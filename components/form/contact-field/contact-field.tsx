import '@/styles/families/form';
import type { FocusEvent } from 'react';
import { clsx as cx } from 'clsx';
import {
  TextField,
  type TextFieldProps,
} from '@/components/form/text-field/text-field';
import { looksLikePhone } from '@/utils/account/contact';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { DialCode } from './dial-code';
import type { ReadBackProps } from './country-select';
import styles from './contact-field.module.css';

const load = withTexts(['auth'], () => import('./country-select'));
const CountrySelect = lazyBlock(load, 'CountrySelect', DialCode);

const ReadBack = lazyBlock<'ReadBack', ReadBackProps>(
  load,
  'ReadBack',
  ({ otherwise }: ReadBackProps) => otherwise,
);

type ContactFieldProps = Readonly<{
  value: string;
  onText: (value: string) => void;
  /** Of numbers that name no country, such as +998; empty: there is none. */
  dialCode: string;
  /** Takes phone numbers alone: the country stands there from the beginning. */
  phoneOnly?: boolean;
  /** A code goes there: a whole number is read back before it is sent. */
  readBack?: boolean;
}> &
  Omit<TextFieldProps, 'end' | 'ltr' | 'start' | 'value'>;

/**
 * One field for an e-mail address or a phone number. As soon as a phone number is typed its country stands before it
 * and can be chosen; the field itself says all there is of another country, so that a password manager keeps it.
 */
export function ContactField({
  className,
  dialCode,
  hint,
  onBlur,
  onText,
  phoneOnly = false,
  readBack = false,
  value,
  ...rest
}: ContactFieldProps) {
  const isPhone = phoneOnly || looksLikePhone(value);

  /** Puts a whole number in its groups, unless it is being changed again. */
  async function group(field: HTMLInputElement): Promise<void> {
    const { phoneShown } = await import('@/utils/account/phone-number');
    const shown = phoneShown(value, dialCode);
    if (shown !== null && shown !== value && field.value === value)
      onText(shown);
  }
  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    onBlur?.(event);
    // without the countries' rules the number stays as it was typed
    if (isPhone) group(event.currentTarget).catch(() => undefined);
  }
  return (
    <TextField
      type="text"
      inputMode={phoneOnly ? 'tel' : 'email'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      ltr
      className={cx(styles.field, className)}
      value={value}
      hint={
        readBack && isPhone ? (
          <ReadBack text={value} dialCode={dialCode} otherwise={hint} />
        ) : (
          hint
        )
      }
      onBlur={handleBlur}
      start={
        isPhone && (
          <CountrySelect text={value} dialCode={dialCode} onText={onText} />
        )
      }
    />
  );
}
