import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '@/components/form/text-field/select-field';
import { TextArea } from '@/components/form/text-field/text-area';
import { TextField } from '@/components/form/text-field/text-field';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import {
  APPLICATION_DESCRIPTION_MAX,
  APPLICATION_TITLE_MAX,
} from '@/utils/application/limits';
import { ADDRESS_MAX_LENGTH } from '@/utils/constants/limits';
import type { ShopWords } from '@/utils/application/seller-draft';
import styles from './language-words.module.css';

type Language = Readonly<{
  code: string;
  tag: string;
  title: string;
  backward: boolean;
}>;

type LanguageWordsProps = Readonly<{
  words: Readonly<Record<string, ShopWords>>;
  /** All that there are. */
  languages: readonly Language[];
  /** By dotted field: what is wrong. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Of the field that adds one, where a form posts it without script. */
  moreName: string;
  /** The address is asked for in each language, too. */
  hasAddress?: boolean;
  onChange: (words: Readonly<Record<string, ShopWords>>) => void;
}>;

const EMPTY: ShopWords = { title: '', description: '' };

/** Name and description of a shop in each language that was chosen; one more from a list. */
export function LanguageWords(props: LanguageWordsProps) {
  const { errors, hasAddress, languages, moreName, onChange, words } = props;
  const { t } = useTranslation();
  const chosen = languages.filter(({ code }) => code in words);
  const others = languages.filter(({ code }) => !(code in words));

  function remove(code: string): void {
    onChange(
      Object.fromEntries(
        Object.entries(words).filter(([each]) => each !== code),
      ),
    );
  }

  return (
    <div className={styles.all}>
      {chosen.map(({ backward, code, tag, title }, index) => {
        const said = words[code] ?? EMPTY;
        const put = (next: Partial<ShopWords>): void =>
          onChange({ ...words, [code]: { ...said, ...next } });
        const written = { lang: tag, dir: backward ? 'rtl' : 'ltr' };
        const general = index === 0 ? errors.translations : undefined;
        return (
          <fieldset key={code} className={styles.one}>
            <legend className={styles.language}>
              <bdi lang={tag}>{title}</bdi>
            </legend>
            {chosen.length > 1 && (
              <IconButton
                className={styles.remove}
                label={t('application.upload.remove', { name: title })}
                icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => remove(code)}
              />
            )}
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
          </fieldset>
        );
      })}
      {others.length > 0 && (
        <SelectField
          name={moreName}
          label={t('seller.language.add')}
          value=""
          onChange={({ target }) =>
            target.value && onChange({ ...words, [target.value]: EMPTY })
          }
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
