/** The middle of the tests' city. */
export const EXAMPLE_LOCATION = {
  latitude: 41.29109522493603,
  longitude: 69.22549522044032,
} as const;

/** Where the tests' city is, as settings that an operator could have made. */
export const EXAMPLE_PLACE = {
  country: 'UZ',
  center: `${EXAMPLE_LOCATION.latitude}, ${EXAMPLE_LOCATION.longitude}`,
  phone_code: '+998',
} as const;

export const EXAMPLE_TIMEZONE = 'Asia/Tashkent';
