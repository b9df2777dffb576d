export const ORDER_TABS = ['active', 'past'] as const;

/** Under way, or ended. */
export type OrderTab = (typeof ORDER_TABS)[number];

/** The tab that an address asks for; null: none. */
export function orderTabOf(value: unknown): OrderTab | null {
  return ORDER_TABS.find((tab) => tab === value) ?? null;
}
