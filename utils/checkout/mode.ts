/** How an order is had; a person's one choice for the whole site, kept in a cookie (docs/adr/0039). */
export type Mode = 'delivery' | 'pickup';

/** The query parameter of a link that chooses it. */
export const MODE_PARAMETER = 'mode';

/** Anything but a pickup is a delivery. */
export const parseMode = (value: unknown): Mode =>
  value === 'pickup' ? 'pickup' : 'delivery';
