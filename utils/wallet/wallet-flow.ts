import type { WalletFlow } from '@/server/contracts/wallet';

export const WALLET_FLOWS = ['in', 'out'] as const;

/** `type=` of an address; null: everything. */
export function walletFlowOf(value: unknown): WalletFlow | null {
  return WALLET_FLOWS.find((flow) => flow === value) ?? null;
}
