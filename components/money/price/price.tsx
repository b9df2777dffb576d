import { useTranslation } from '@/utils/i18n/use-translation';
import { Amount, type AmountProps } from './amount';

export type PriceProps = Omit<AmountProps, 'words'>;

/** The only way an amount gets on the screen: the language's separators, left to right, figures of equal width. */
export function Price(props: PriceProps) {
  return <Amount {...props} words={useTranslation().i18n} />;
}
