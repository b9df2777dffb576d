import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Subject } from '@/server/repositories/account/user-repository';
import type { AppEnv } from '@/server/http/app-env';
import {
  cookieAttributes,
  requireOwnPage,
} from '@/server/http/cart/cart-cookies';

/** What a right code has earned, until it is used; no script reads it. */
export const PROOF_COOKIE = 'code_proof';
export const PROOF_COOKIE_SECONDS = 10 * 60;

/** What a right code may open. */
export type ProofPurpose = 'password' | 'register';

/** The token that a right code earned, and the stored e-mail or phone that it came to. */
export interface CodeProof {
  readonly purpose: ProofPurpose;
  readonly token: string;
  readonly contact: string;
}

const FORM = /^(password|register)\.([\w-]{1,200})\.(.{1,400})$/;

/** How a browser keeps a proof. */
export const proofText = ({ contact, purpose, token }: CodeProof): string =>
  `${purpose}.${token}.${encodeURIComponent(contact)}`;

/** The proof for this purpose that a cookie holds; null without one, or with something else in it. */
export function parseProof(
  value: string | undefined,
  asked: ProofPurpose,
): CodeProof | null {
  const [, purpose, token, contact] = FORM.exec(value ?? '') ?? [];
  if (purpose !== asked || !token || !contact) return null;
  try {
    return { purpose: asked, token, contact: decodeURIComponent(contact) };
  } catch {
    return null;
  }
}

/** The browser keeps the proof for ten minutes, out of reach of scripts, so that a reload does not lose it. */
export function keepProof(c: Context<AppEnv>, proof: CodeProof): void {
  if (c.env.inProcess) return;
  setCookie(c, PROOF_COOKIE, proofText(proof), {
    ...cookieAttributes(c),
    maxAge: PROOF_COOKIE_SECONDS,
  });
}

/** The token of the browser's proof, where it is for this purpose and, if one is named, for this e-mail or phone. */
export function readProof(
  c: Context<AppEnv>,
  purpose: ProofPurpose,
  subject: Subject | null,
): string | null {
  if (c.env.inProcess) return null;
  const proof = parseProof(getCookie(c, PROOF_COOKIE), purpose);
  if (!proof || (subject && subject.value !== proof.contact)) return null;
  requireOwnPage(c);
  return proof.token;
}

/** The browser forgets the proof: it is used, or its owner leaves. */
export function endProof(c: Context<AppEnv>): void {
  if (!c.env.inProcess && getCookie(c, PROOF_COOKIE) !== undefined)
    deleteCookie(c, PROOF_COOKIE, cookieAttributes(c));
}
