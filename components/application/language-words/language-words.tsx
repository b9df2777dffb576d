import '@/styles/families/application';
import { useTranslation } from '@/utils/i18n/use-translation';
import { TextArea } from '@/components/form/text-field/text-area';
import { TextField } from '@/components/form/text-field/text-field';
import {
  APPLICATION_DESCRIPTION_MAX,
  APPLICATION_TITLE_MAX,
} from '@/utils/application/application';
import type { ShopWords } from '@/utils/application/seller-draft';
import { ADDRESS_MAX_LENGTH } from '@/utils/constants/limits';
import { clsx as cx } from 'clsx';
import { X } from 'lucide-react';
import { useState } from 'react';
import { SelectField } from '@/components/form/text-field/select-field';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { LOCALES } from '@/utils/i18n/locales';
import { spokenLocales } from '@/utils/i18n/site-languages';
import styles from './language-words.module.css';

/** One of the product's languages. */
type Language = Readonly<{
  code: string;
  tag: string;
  title: string;
  backward: boolean;
}>;

type WordFieldsProps = Readonly<{
  /** By dotted field: what is wrong. */
  errors: Readonly<Record<string, string | undefined>>;
  hasAddress: boolean;
  language: Language;
  said: ShopWords;
  /** What is wrong with all of them. */
  general: string | undefined;
  onChange: (said: ShopWords) => void;
}>;

/** What a shop is called, says of itself and where it is, in one language. */
function WordFields(props: WordFieldsProps) {
  const { errors, general, hasAddress, language, onChange, said } = props;
  const { t } = useTranslation(['address', 'application']);
  const { backward, code, tag } = language;
  const put = (next: Partial<ShopWords>): void =>
    onChange({ ...said, ...next });
  const written = { lang: tag, dir: backward ? 'rtl' : 'ltr' };
  return (
    <>
      <TextField
        {...written}
        name={`title_${code}`}
        label={t('seller.name')}
        value={said.title}
        maxLength={APPLICATION_TITLE_MAX}
        autoComplete="off"
        error={errors[`translations.${code}.title`] ?? general}
        onChange={({ target }) => put({ title: target.value })}
      />
      <TextArea
        {...written}
        name={`description_${code}`}
        label={t('seller.description')}
        rows={3}
        value={said.description}
        maxLength={APPLICATION_DESCRIPTION_MAX}
        error={errors[`translations.${code}.description`]}
        onChange={({ target }) => put({ description: target.value })}
      />
      {hasAddress && (
        <TextField
          {...written}
          name={`address_${code}`}
          label={t('myShop.address')}
          value={said.address ?? ''}
          maxLength={ADDRESS_MAX_LENGTH}
          autoComplete="off"
          error={errors[`translations.${code}.address`]}
          onChange={({ target }) => put({ address: target.value })}
        />
      )}
    </>
  );
}

type LanguageWordsProps = Readonly<{
  words: Readonly<Record<string, ShopWords>>;
  /** By dotted field: what is wrong. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Of the field that adds one, where a form posts it without script. */
  moreName: string;
  /** The address is asked for in each language, too. */
  hasAddress?: boolean;
  onChange: (words: Readonly<Record<string, ShopWords>>) => void;
}>;

const EMPTY: ShopWords = { title: '', description: '' };

/** From so many languages on each is a part that opens. */
const FOLDED_FROM = 4;

/** Name and description of a shop in each language that was chosen; one more from those that the site speaks. Of many one is open at first. */
export function LanguageWords(props: LanguageWordsProps) {
  const { errors, hasAddress = false, moreName, onChange, words } = props;
  const { i18n, t } = useTranslation('application');
  // one that was taken off keeps its words, and is not offered any more
  const chosen = LOCALES.filter(({ code }) => code in words);
  const others = spokenLocales().filter(({ code }) => !(code in words));
  const [first = chosen[0]] = chosen.filter(
    ({ code }) => code === i18n.language,
  );
  const [opened, setOpened] = useState<readonly string[]>(
    first ? [first.code] : [],
  );
  const isFolded = chosen.length >= FOLDED_FROM;

  function remove(code: string): void {
    onChange(
      Object.fromEntries(
        Object.entries(words).filter(([each]) => each !== code),
      ),
    );
  }

  function add(code: string): void {
    setOpened([...opened, code]);
    onChange({ ...words, [code]: EMPTY });
  }

  return (
    <div className={cx(styles.all, isFolded && styles.folded)}>
      {chosen.map((language, index) => {
        const { code, tag, title } = language;
        const general = index === 0 ? errors.translations : undefined;
        const isWrong =
          general !== undefined ||
          Object.keys(errors).some((field) =>
            field.startsWith(`translations.${code}.`),
          );
        const tools = chosen.length > 1 && (
          <IconButton
            className={styles.remove}
            label={t('application.upload.remove', { name: title })}
            icon={<X size={18} />}
            onClick={() => remove(code)}
          />
        );
        const fields = (
          <WordFields
            errors={errors}
            general={general}
            hasAddress={hasAddress}
            language={language}
            said={words[code] ?? EMPTY}
            onChange={(said) => onChange({ ...words, [code]: said })}
          />
        );
        return isFolded ? (
          <details
            key={code}
            className={styles.fold}
            open={isWrong || opened.includes(code)}
            onToggle={({ currentTarget: { open } }) => {
              if (open !== opened.includes(code))
                setOpened(
                  open
                    ? [...opened, code]
                    : opened.filter((each) => each !== code),
                );
            }}
          >
            <summary className={styles.language}>
              <bdi lang={tag}>{title}</bdi>
            </summary>
            {tools}
            <div className={styles.one}>{fields}</div>
          </details>
        ) : (
          <fieldset key={code} className={styles.one}>
            <legend className={styles.language}>
              <bdi lang={tag}>{title}</bdi>
            </legend>
            {tools}
            {fields}
          </fieldset>
        );
      })}
      {others.length > 0 && (
        <SelectField
          name={moreName}
          label={t('seller.language.add')}
          value=""
          onChange={({ target }) => target.value && add(target.value)}
          options={[
            { value: '', title: '–' },
            ...others.map(({ code, tag, title }) => ({
              value: code,
              title,
              lang: tag,
            })),
          ]}
        />
      )}
    </div>
  );
}
