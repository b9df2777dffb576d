import { keptValue } from './kept';

const mark = (key: string) =>
  keptValue('session', key, (value) => (value === 1 ? 1 : null));

/** This tab's page before sent its cart as it ended: the next page may be made before that arrives. Browser only. */
export const leftCart = mark('sofra:cart-left');

/** An expired session led this tab to /login: a toast would be lost with the page. Browser only. */
export const sessionEnded = mark('sofra:session-ended');

/** The visit's question about the address had its answer. Browser only. */
export const addressAsked = mark('sofra.address.asked');
