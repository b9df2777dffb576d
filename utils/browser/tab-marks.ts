import { keptText } from './kept';

/** This tab's page before sent its cart as it ended: the next page may be made before that arrives. Browser only. */
export const leftCart = keptText('session', 'sofra:cart-left');

/** An expired session led this tab to /login: a toast would be lost with the page. Browser only. */
export const sessionEnded = keptText('session', 'sofra:session-ended');
