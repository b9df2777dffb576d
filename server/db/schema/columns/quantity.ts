import { numeric } from 'drizzle-orm/pg-core';

/** An amount of goods to a thousandth (0.5 kg), read as a number (api-contract.md §2 Lines). */
export function quantity(name: string) {
  return numeric(name, { precision: 12, scale: 3, mode: 'number' });
}
