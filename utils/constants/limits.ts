/** Limits shared by forms (yup) and contracts (zod); spec.md §5 and §9. */
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 200;
/** log2 of what the hash of a new password costs (scrypt's N), unless the operator asks for more. */
export const PASSWORD_COST = 14;
export const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 100;
export const REFERRAL_MAX_LENGTH = 50;
export const NOTE_MAX_LENGTH = 500;
export const ADDRESS_MAX_LENGTH = 300;
/** Addresses that one account keeps. */
export const ADDRESSES_MAX = 20;
/** An address is looked up from so many letters on. */
export const ADDRESS_MIN_LETTERS = 3;
export const CODE_LENGTH = 6;
/** No more of a user agent is read or kept: it is whatever a client sends (spec.md §9). */
export const USER_AGENT_MAX_LENGTH = 500;
/** The largest whole number that a column of ids or prices holds. */
export const INTEGER_MAX = 2_147_483_647;
export const PER_PAGE_DEFAULT = 10;
export const PER_PAGE_MAX = 100;
export const SEARCH_HISTORY_MAX = 5;
/** A term's length, rows of a section in the popover and on /search, placeholders while they load (spec.md §9). */
export const SEARCH_MAX_LENGTH = 100;
export const SEARCH_ROWS = 10;
export const SEARCH_PAGE_ROWS = 24;
export const SEARCH_PLACEHOLDERS = 3;
/** Of a found shop's own, on its card of /search. */
export const DISHES_OF_SHOP = 2;
/** A phone as it is stored: + and 7 to 15 digits (E.164). */
export const PHONE_PATTERN = /^\+[1-9]\d{6,14}$/;
export const PHONE_MAX_WIDTH = 600;
/** Up to here the header is compact and nothing stands beside a page (spec.md §2 Layout). */
export const COMPACT_MAX_WIDTH = 1139;
/** The home page's first load: a page of its grid and the row of shops. */
export const RESTAURANTS_PER_PAGE = 24;
export const SHOPS_IN_ROW = 12;
/** Entrance, floor and flat; a note that leaves room for "Leave it at the door". */
export const DOOR_PART_MAX_LENGTH = 50;
export const COURIER_NOTE_MAX_LENGTH = 400;
/** A tip in the order's currency. */
export const TIP_MAX = 100_000;
/** Lines of one cart, and rows of one request that changes it. */
export const CART_LINES_MAX = 200;
/** People in one group order with its owner, and the length of a name among them. */
export const GROUP_MEMBERS_MAX = 30;
export const MEMBER_NAME_MAX_LENGTH = 40;
/** Of the area of an address, as those see it who are invited to a group order. */
export const AREA_MAX_LENGTH = 120;
/** Toasts in sight at once. */
export const TOASTS_SHOWN = 4;

/** How far and how near a map goes, as tile zooms. */
export const ZOOM = { least: 10, most: 19, house: 16 } as const;
