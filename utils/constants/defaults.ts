/** What a fresh installation starts with; an operator changes them here or in the settings. */
export const DEFAULT_CURRENCY = {
  id: 1,
  title: 'USD',
  symbol: '$',
  position: 'before',
  rate: 1,
  default: true,
  active: true,
  fee_step: 0.1,
} as const;
/** Where maps begin while neither an address nor a centre nor a shop is known. */
export const WORLD_MIDDLE = { latitude: 20, longitude: 0 } as const;
/** The clocks of a site without the setting `timezone` and without a shop. */
export const DEFAULT_TIMEZONE = 'UTC';

/** How thick the lines of icons are, in a grid of 24. */
export const ICON_STROKE = 1.75;
