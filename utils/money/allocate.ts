import { requireMinor } from './money';

/**
 * Splits a total in proportion to whole weights ≥ 0 so that the parts add up to it exactly (largest
 * remainder, ties to the earlier part), each a multiple of `unit` where the total is one. Without any weight the parts
 * are as equal as they can be.
 */
export function allocateMinor(
  total: number,
  weights: readonly number[],
  unit = 1,
): number[] {
  if (unit > 1 && total % unit === 0)
    return allocateMinor(total / unit, weights).map((part) => part * unit);
  requireMinor(total);
  for (const weight of weights)
    if (!Number.isSafeInteger(weight) || weight < 0)
      throw new RangeError(`not a weight: ${weight}`);
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError('nothing to allocate to');
    return [];
  }
  const shares = weights.some((weight) => weight > 0)
    ? weights.map(BigInt)
    : weights.map(() => 1n);
  const sum = shares.reduce((left, right) => left + right, 0n);
  const size = BigInt(Math.abs(total));
  const parts = shares.map((share, index) => ({
    index,
    floor: (size * share) / sum,
    remainder: (size * share) % sum,
  }));
  let left = size - parts.reduce((given, { floor }) => given + floor, 0n);
  const byRemainder = [...parts].sort(
    (a, b) =>
      Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder) ||
      a.index - b.index,
  );
  for (const part of byRemainder) {
    if (left === 0n) break;
    part.floor += 1n;
    left -= 1n;
  }
  const sign = total < 0 ? -1 : 1;
  return parts.map(({ floor }) => (floor === 0n ? 0 : sign * Number(floor)));
}
