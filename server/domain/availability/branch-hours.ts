import type { OpeningRow, ShopHours } from './opening-hours';

/** A row of a branch's hours, on the clock of its shop. */
interface BranchHoursRow {
  readonly day: OpeningRow['day'];
  readonly from: string;
  readonly to: string;
}

/**
 * A shop as one fetches from its branch: the branch's hours hold, everything else (its switch, closed dates, minimum)
 * is the shop's. A branch that tells no hours keeps those of the shop. Pure.
 */
export function atBranch<Shop extends ShopHours>(
  shop: Shop,
  branch: { readonly hours: readonly BranchHoursRow[] } | null,
): Shop {
  if (!branch?.hours.length) return shop;
  const workingDays = branch.hours.map(({ day, from, to }) => ({
    day,
    opensAt: from,
    closesAt: to,
    disabled: false,
  }));
  return { ...shop, workingDays };
}
