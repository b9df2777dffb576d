import type { OperatorSiteDto } from '@/server/contracts/operator/setting';
import { formatAmount } from '@/utils/money/money';
import { separatorsOf } from '@/utils/money/number-separators';

/** An amount with its currency, as English writes it: `$5.00`. */
export const amountText = (
  amount: number,
  currency: OperatorSiteDto['currency'],
): string => formatAmount(amount, currency, separatorsOf('en'));
