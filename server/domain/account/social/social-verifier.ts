import type { SOCIAL_PROVIDERS } from '@/utils/constants/kinds';

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Who a provider says is signing in; nothing of it comes from the request but by a checked signature. */
export interface SocialPerson {
  readonly provider: SocialProvider;
  /** What the provider calls the person, for good. */
  readonly subject: string;
  /** Lower case; null: none was told. */
  readonly email: string | null;
  /** Whether the provider vouches that the e-mail is the person's. */
  readonly isEmailVerified: boolean;
  readonly firstname: string;
  readonly lastname: string;
}

/** Checks the ID tokens of sign-ins at Google, Facebook and Apple. */
export interface SocialVerifier {
  readonly providers: readonly SocialProvider[];
  /**
   * The person behind a token that this provider gave for this site and that is still good at `now`; null for any
   * other. Throws when no key could be had to check it by.
   */
  readonly verify: (
    provider: SocialProvider,
    idToken: string,
    now: Date,
  ) => Promise<SocialPerson | null>;
}
