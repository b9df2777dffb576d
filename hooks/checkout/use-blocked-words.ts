import { useTranslation } from 'react-i18next';
import { useShell } from '@/contexts/shell-context';
import type { CartDto } from '@/server/contracts/cart';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import { moneyText } from '@/utils/money/money-text';

/** Why the basket cannot be ordered as it is, in a few words; null: it can, or another choice stands in the way. */
export function useBlockedWords() {
  const { t } = useTranslation();
  const { currency, lang } = useShell();
  return ({ shop }: CartDto, quote: QuoteDto | null): string | null => {
    const reason = quote?.availability.reason;
    if (reason === 'out_of_stock') return t('checkout.soldOut.title');
    if (reason !== 'below_minimum') return null;
    return t('checkout.minimum.title', {
      amount: moneyText(quote?.to_minimum, currency, lang),
      minimum: moneyText(shop?.min_amount, currency, lang),
    });
  };
}
