import { DRIVER } from './driver';
import type { ApplicationSpec, KindTypes } from './kind';
import type { PlainField } from './plain-kind';
import { PLAIN_KINDS } from './plain-kinds';
import { SELLER } from './seller';

/** Every kind of application. Those with screens of their own stand here, the others in `plain-kinds.ts`. */
const KINDS = { seller: SELLER, driver: DRIVER, ...PLAIN_KINDS } as const;

export type ApplicationKind = keyof typeof KINDS;

/** What the server reads of a kind, whatever its data. */
type ListedKind = Pick<
  ApplicationSpec<KindTypes>,
  'page' | 'path' | 'server'
> & {
  /** Absent: its rules are its own. */
  readonly fields?: readonly PlainField<string>[];
};

export const APPLICATIONS: Readonly<Record<ApplicationKind, ListedKind>> =
  KINDS;

export const APPLICATION_KINDS = Object.keys(APPLICATIONS) as [
  ApplicationKind,
  ...ApplicationKind[],
];

/** Whether a kept word names a kind. */
export const isApplicationKind = (word: string): word is ApplicationKind =>
  Object.hasOwn(APPLICATIONS, word);
