/** What a fresh installation starts with; an operator changes them here or in the settings. */
export const DEFAULT_LOCATION = {
  latitude: 41.29109522493603,
  longitude: 69.22549522044032,
} as const;
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
/** The clocks of the default location. */
export const DEFAULT_TIMEZONE = 'Asia/Tashkent';
