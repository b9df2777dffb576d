import type { WalletHistoryDto } from '@/server/contracts/payment';
import type { CurrencyDto } from '@/server/contracts/settings';
import type { WalletSummaryDto } from '@/server/contracts/wallet';
import { pickText } from '@/server/presenters/i18n/present-translation';
import type {
  WalletMove,
  WalletSums,
} from '@/server/repositories/wallet/wallet-repository';
import { amountIn } from '@/utils/money/amount-in';
import { convertMinor, moneyUnit, toDecimal } from '@/utils/money/money';

interface Words {
  readonly currency: CurrencyDto;
  readonly lang: string;
}

/**
 * A movement in the asked currency. Its price is the step between the balances before and after it, so that a history
 * adds up to its balance in every currency.
 */
export function presentWalletMove(
  { amountMinor, balanceMinor, ...move }: WalletMove,
  { currency, lang }: Words,
): WalletHistoryDto {
  const told = (minor: number) =>
    convertMinor(minor, currency.rate, moneyUnit(currency));
  const after = told(balanceMinor);
  const before = told(balanceMinor - amountMinor);
  return {
    id: move.id,
    uuid: move.uuid,
    type: move.type,
    price: toDecimal(after - before),
    balance: toDecimal(after),
    note: move.note,
    status: 'paid',
    order_id: move.orderId,
    shop_title: move.shop && pickText(move.shop, lang, 'title'),
    created_at: move.createdAt.toISOString(),
    author: move.person,
    user: move.person,
  };
}

/** A balance and the current month's sums in the asked currency. */
export function presentWallet(
  wallet: WalletSums,
  currency: CurrencyDto,
): WalletSummaryDto {
  const inCurrency = (minor: number) => amountIn(minor, currency);
  return {
    uuid: wallet.uuid,
    price: inCurrency(wallet.balanceMinor),
    symbol: currency.symbol,
    timezone: wallet.zone,
    month_added: inCurrency(wallet.addedMinor),
    month_spent: inCurrency(Math.abs(wallet.spentMinor)),
  };
}
