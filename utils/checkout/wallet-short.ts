/** Whether the wallet cannot pay that much; an unknown balance cannot. */
export function isWalletShort(
  balance: number | null,
  total: number | null,
): boolean {
  return balance === null || (total !== null && balance < total);
}
