import { useTranslation } from 'react-i18next';
import { separatorsOf } from '@/utils/number-separators';
import { Amount, type AmountProps } from './amount';

export type PriceProps = Omit<AmountProps, 'words'>;

/** The only way an amount gets on the screen: the language's separators, left to right, figures of equal width. */
export function Price(props: PriceProps) {
  const { t, i18n } = useTranslation();
  const words = {
    now: t('price.now'),
    was: t('price.was'),
    separators: separatorsOf(i18n.language),
  };
  return <Amount {...props} words={words} />;
}
