/** Limits shared by forms (yup) and contracts (zod); spec.md §5 and §9. */
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 200;
export const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 100;
export const NOTE_MAX_LENGTH = 500;
export const ADDRESS_MAX_LENGTH = 300;
export const CODE_LENGTH = 6;
export const PER_PAGE_DEFAULT = 10;
export const PER_PAGE_MAX = 100;
export const SEARCH_HISTORY_MAX = 5;
export const SEARCH_PLACEHOLDER_COUNT = 3;
/** A phone as it is stored: + and 7 to 15 digits (E.164). */
export const PHONE_PATTERN = /^\+[1-9]\d{6,14}$/;
/** Widths (spec.md §9). */
export const DESKTOP_MIN_WIDTH = 1140;
export const SMALL_MAX_WIDTH = 576;
export const PHONE_MAX_WIDTH = 600;
