import { DRIVER } from './driver';
import { SELLER } from './seller';

/**
 * Every kind of application. One that is a list of fields (`plainKind`) is added here alone: steps, rules, calls, mails
 * and screens (containers/application/shared) read it; its address is a file of `pages/`.
 */
export const APPLICATIONS = { seller: SELLER, driver: DRIVER } as const;

export type ApplicationKind = keyof typeof APPLICATIONS;

export const APPLICATION_KINDS = Object.keys(APPLICATIONS) as [
  ApplicationKind,
  ...ApplicationKind[],
];

/** Whether a kept word names a kind. */
export const isApplicationKind = (word: string): word is ApplicationKind =>
  Object.hasOwn(APPLICATIONS, word);
