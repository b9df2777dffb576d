import type { WalletHistoryDto } from '@/server/contracts/payment';
import { zonedMoment } from '@/utils/i18n/dates';

export interface WalletMonth {
  readonly key: string;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly rows: readonly WalletHistoryDto[];
}

/** Rows by the calendar's month in that zone, in the order they come. */
export function byMonth(
  rows: readonly WalletHistoryDto[],
  zone: string,
): WalletMonth[] {
  const months = new Map<string, WalletMonth>();
  for (const row of rows) {
    const { month, year } = zonedMoment(row.created_at, zone);
    const key = `${year}-${month}`;
    const known = months.get(key);
    months.set(key, { key, year, month, rows: [...(known?.rows ?? []), row] });
  }
  return [...months.values()];
}
