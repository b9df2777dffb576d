import { useTranslation } from 'react-i18next';
import { TextArea } from '@/components/form/text-field/text-area';
import { TextField } from '@/components/form/text-field/text-field';
import {
  APPLICATION_DESCRIPTION_MAX,
  APPLICATION_TITLE_MAX,
} from '@/utils/application/limits';
import type { ShopWords } from '@/utils/application/seller-draft';
import { ADDRESS_MAX_LENGTH } from '@/utils/constants/limits';

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
export function WordFields(props: WordFieldsProps) {
  const { errors, general, hasAddress, language, onChange, said } = props;
  const { t } = useTranslation();
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
