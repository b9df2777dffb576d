import '@/styles/families/form';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import {
  countryOf,
  dialCountries,
  toStoredPhone,
  withCountry,
} from '@/utils/account/phone-number';
import { phoneWord } from '@/utils/account/phone-text';
import { localeInfo } from '@/utils/i18n/locales';
import { DialCode, type DialCodeProps } from './dial-code';
import styles from './contact-field.module.css';

interface Choice {
  readonly code: string;
  readonly name: string;
}

/** "Uzbekistan +998", by name in the reader's language. */
function choicesIn(tag: string): Choice[] {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return dialCountries()
    .map(({ code, dialCode }) => ({
      code,
      // a dial code reads from left to right in every language
      name: `${names.of(code) ?? code} \u2066${dialCode}\u2069`,
    }))
    .sort((one, other) => compare(one.name, other.name));
}

/** The country of a phone number, chosen from all of them; the browser's own list opens over the dial code. */
export function CountrySelect(props: DialCodeProps) {
  const { dialCode, onText, text } = props;
  const { i18n, t } = useTranslation('auth');
  const { tag } = localeInfo(i18n.language);
  const choices = useMemo(() => choicesIn(tag), [tag]);
  const [chosen, setChosen] = useState<string | null>(null);
  const country = countryOf(text, dialCode, chosen);
  return (
    <DialCode {...props} country={country}>
      <select
        className={styles.select}
        aria-label={t('auth.country')}
        autoComplete="off"
        value={country ?? ''}
        onChange={({ target }) => {
          setChosen(target.value);
          onText(withCountry(text, dialCode, target.value));
        }}
      >
        {country === null && <option value="" />}
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </DialCode>
  );
}

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
  const { t } = useTranslation('auth');
  const stored = toStoredPhone(text, dialCode);
  if (stored === null) return otherwise;
  return (
    <span role="status">
      {t('auth.contact.readBack', { phone: phoneWord(stored) })}
    </span>
  );
}
