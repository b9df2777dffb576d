import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import {
  type Auth,
  type AuthProvider,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  signInWithPopup,
  signOut,
} from 'firebase/auth';
import type {
  SocialAuth,
  SocialConfig,
  SocialProvider,
  SocialStop,
} from '@/utils/account/social';

const NAME = 'sign-in';

const STOPS: Readonly<Record<string, SocialStop>> = {
  'auth/popup-closed-by-user': 'closed',
  'auth/cancelled-popup-request': 'closed',
  'auth/user-cancelled': 'closed',
  'auth/popup-blocked': 'blocked',
  // One account per e-mail, and this provider does not vouch for it.
  'auth/account-exists-with-different-credential': 'otherWay',
  'auth/network-request-failed': 'offline',
};

function providerOf(name: SocialProvider): AuthProvider {
  if (name === 'google') return new GoogleAuthProvider();
  if (name === 'facebook') {
    const facebook = new FacebookAuthProvider();
    facebook.addScope('email');
    return facebook;
  }
  const apple = new OAuthProvider('apple.com');
  apple.addScope('email');
  apple.addScope('name');
  return apple;
}

let auth: Auth | null = null;

/** Made once for a page; nothing of it is kept in the browser, our own session is. */
function authOf(config: SocialConfig): Auth {
  if (auth) return auth;
  const { apiKey, appId, authDomain, emulator, projectId } = config;
  const app: FirebaseApp =
    getApps().find(({ name }) => name === NAME) ??
    initializeApp({ apiKey, appId, authDomain, projectId }, NAME);
  auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulator)
    connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
  return auth;
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : '';
}

/** Firebase Authentication as a SocialAuth. Loaded on the press alone (services/account/social-service.ts). */
export function firebaseAuth(config: SocialConfig): SocialAuth {
  return {
    async signIn(provider) {
      try {
        const at = authOf(config);
        const { user } = await signInWithPopup(at, providerOf(provider));
        const idToken = await user.getIdToken();
        await signOut(at);
        return { idToken };
      } catch (error) {
        return { stop: STOPS[codeOf(error)] ?? 'failed' };
      }
    },
  };
}
