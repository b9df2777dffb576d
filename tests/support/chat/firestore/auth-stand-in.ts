import { type CryptoKey, jwtVerify, UnsecuredJWT } from 'jose';
import type { Claims } from './asked';

const AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const HOUR = 3_600;
const CLAIMS_BYTES_MAX = 1_000;

interface Project {
  readonly projectId: string;
  /** Of the service account that signs custom tokens. */
  readonly publicKey: CryptoKey;
  readonly clientEmail: string;
}

/** What a call of Firebase Authentication is answered with. */
interface AuthAnswer {
  readonly status: number;
  readonly body: unknown;
}

const wrong = (message: string): AuthAnswer => ({
  status: 400,
  body: { error: { code: 400, message } },
});

function idTokenOf({ projectId }: Project, claims: Claims): string {
  const now = Math.floor(Date.now() / 1_000);
  const { uid, ...more } = claims;
  return new UnsecuredJWT({
    ...more,
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    auth_time: now,
    iat: now,
    exp: now + HOUR,
    firebase: { identities: {}, sign_in_provider: 'custom' },
  }).encode();
}

const refreshTokenOf = (claims: Claims): string =>
  Buffer.from(JSON.stringify(claims)).toString('base64url');

/** Checks a custom token as Firebase's documentation says: signature, issuer, audience, age, who, and how much it claims. */
async function claimsOf(project: Project, token: string): Promise<Claims> {
  const { payload } = await jwtVerify(token, project.publicKey, {
    algorithms: ['RS256'],
    audience: AUDIENCE,
    issuer: project.clientEmail,
    subject: project.clientEmail,
    maxTokenAge: HOUR,
    requiredClaims: ['exp', 'iat'],
  });
  const { claims = {}, uid } = payload as {
    claims?: Omit<Claims, 'uid'>;
    uid?: unknown;
  };
  if (typeof uid !== 'string' || !uid || uid.length > 128)
    throw new Error('uid');
  if (JSON.stringify(claims).length > CLAIMS_BYTES_MAX)
    throw new Error('CLAIMS_TOO_LARGE');
  return { ...claims, uid };
}

/** Sign-in by custom token, the account, and a new token for an old one; anything else is null. */
export async function answerAuth(
  project: Project,
  path: string,
  body: string,
): Promise<AuthAnswer | null> {
  if (path.endsWith('/accounts:signInWithCustomToken')) {
    const { token } = JSON.parse(body) as { token: string };
    const claims = await claimsOf(project, token).catch(() => null);
    if (!claims) return wrong('INVALID_CUSTOM_TOKEN');
    return {
      status: 200,
      body: {
        idToken: idTokenOf(project, claims),
        refreshToken: refreshTokenOf(claims),
        expiresIn: String(HOUR),
        isNewUser: false,
      },
    };
  }
  if (path.endsWith('/accounts:lookup')) {
    const { idToken } = JSON.parse(body) as { idToken: string };
    const { sub } = UnsecuredJWT.decode(idToken).payload;
    return { status: 200, body: { users: [{ localId: sub }] } };
  }
  if (!path.endsWith('/securetoken.googleapis.com/v1/token')) return null;
  const old = new URLSearchParams(body).get('refresh_token') ?? '';
  const claims = JSON.parse(Buffer.from(old, 'base64url').toString()) as Claims;
  const idToken = idTokenOf(project, claims);
  return {
    status: 200,
    body: {
      access_token: idToken,
      id_token: idToken,
      refresh_token: old,
      expires_in: String(HOUR),
      user_id: claims.uid,
    },
  };
}

/** Our server's bearer at an emulator: no rules are asked (store.ts). */
const OWNER: Claims = { uid: 'admin-sdk' };

/** Who asks Firestore, by the ID token of their call; null: nobody. */
export function callerOf(authorization: string | undefined): Claims | null {
  const [, token] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  if (!token) return null;
  if (token === 'owner') return OWNER;
  const {
    rooms,
    sofra_role,
    sub = '',
  } = UnsecuredJWT.decode<Claims>(token).payload;
  return { uid: sub, rooms, sofra_role };
}
