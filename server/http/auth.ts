import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Ctx } from '../context';
import type { SessionUser } from '@/server/domain/account/session/session-user';
import { findSession } from '@/server/domain/account/session/find-session';
import { operatorToken, type ServerEnv } from '../env';
import { DomainError } from '../errors';
import type { AppEnv } from './app-env';
import { rememberToken } from './known-tokens';

/** The token of the Authorization header, if any. */
export function bearerToken(c: Context<AppEnv>): string | null {
  return (
    /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null
  );
}

/** A page that makes several calls looks its session up once. */
function lookUp(
  c: Context<AppEnv>,
  ctx: Ctx,
  token: string,
): Promise<SessionUser | null> {
  const sessions = c.env.inProcess?.sessions;
  const known = sessions?.get(token);
  if (known) return known;
  const found = findSession(ctx, token);
  sessions?.set(token, found);
  return found;
}

/** The user behind the bearer; throws not_signed_in when it is missing, unknown or expired. */
export async function authenticate(
  c: Context<AppEnv>,
  ctx: Ctx,
): Promise<SessionUser> {
  const token = bearerToken(c);
  const session = token ? await lookUp(c, ctx, token) : null;
  if (!token || !session) throw new DomainError('not_signed_in');
  rememberToken(token);
  return session;
}

/** The user behind the bearer of a public call, or null; a bad token is as good as none. */
export async function optionalUser(
  c: Context<AppEnv>,
  ctx: Ctx,
): Promise<SessionUser | null> {
  const token = bearerToken(c);
  return token ? lookUp(c, ctx, token) : null;
}

const digest = (text: string): Buffer =>
  createHash('sha256').update(text).digest();

/** Whether the operator's token came with the call. */
export function isOperator(c: Context<AppEnv>, env: ServerEnv): boolean {
  const token = bearerToken(c);
  return (
    token !== null && timingSafeEqual(digest(token), digest(operatorToken(env)))
  );
}

/** Lets the operator's token pass; anything else is not_signed_in. */
export function authenticateOperator(c: Context<AppEnv>): void {
  if (!isOperator(c, c.get('env'))) throw new DomainError('not_signed_in');
  rememberToken(bearerToken(c) ?? '');
}
