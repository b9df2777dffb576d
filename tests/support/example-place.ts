/** The middle of the tests' city. */
export const EXAMPLE_LOCATION = {
  latitude: 41.29109522493603,
  longitude: 69.22549522044032,
} as const;

export const EXAMPLE_TIMEZONE = 'Asia/Tashkent';
