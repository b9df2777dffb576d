export type SocialProvider = 'apple' | 'facebook' | 'google';

/** What a page needs to sign people in by a provider; read from the server's environment, never built in. */
export interface SocialConfig {
  readonly providers: readonly SocialProvider[];
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  /** The Auth emulator's host and port; null but for tests. */
  readonly emulator: string | null;
}

/** Why a sign-in at a provider came to nothing. */
export type SocialStop =
  'blocked' | 'closed' | 'failed' | 'offline' | 'otherWay';

/** One sign-in at a provider, whatever service is behind it. */
export interface SocialAuth {
  /** Opens the provider's window; the ID token of who signed in, or why there is none. Never rejects. */
  readonly signIn: (
    provider: SocialProvider,
  ) => Promise<{ readonly idToken: string } | { readonly stop: SocialStop }>;
}
