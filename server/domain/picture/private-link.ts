import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Ctx, UserCtx } from '@/server/context';
import { orNotFound } from '@/server/errors';
import {
  type DocumentOwner,
  findDocuments,
} from '@/server/repositories/picture/upload-repository';
import { insertMissingSettings } from '@/server/repositories/settings/basics-repository';
import { findSettingValue } from '@/server/repositories/settings/settings-repository';
import { uploadAddress, uploadPath } from './upload-path';

/** How long a link to a private picture works. */
export const LINK_MINUTES = 10;
/** A private setting, made on first use: every process on this database signs and checks with the same one. */
const SECRET = 'document_link_secret';
const SIGNATURE = /^[\w-]{43}$/;

/** A private picture, and where it can be looked at for some minutes. */
export interface DocumentLink {
  readonly path: string;
  readonly url: string;
}

type LinkCtx = Pick<Ctx, 'db' | 'now'>;

async function linkSecret({ db }: Pick<Ctx, 'db'>): Promise<string> {
  const known = await findSettingValue(db, SECRET);
  if (known) return known;
  const value = randomBytes(32).toString('base64url');
  await insertMissingSettings(db, [{ key: SECRET, value, isPublic: false }]);
  return (await findSettingValue(db, SECRET)) ?? value;
}

const sign = (secret: string, path: string, expires: number): Buffer =>
  createHmac('sha256', secret).update(`${expires} ${path}`).digest();

const secondsOf = (now: Date): number => Math.floor(+now / 1_000);

/** Links to these of the documents that are there, in their order. */
async function makeLinks(
  ctx: LinkCtx,
  addresses: readonly string[],
  owner: DocumentOwner,
  now = ctx.now,
): Promise<DocumentLink[]> {
  const paths = addresses.map(uploadPath);
  if (!paths.length) return [];
  const there = new Set(await findDocuments(ctx.db, paths, owner));
  if (!there.size) return [];
  const secret = await linkSecret(ctx);
  const expires = secondsOf(now) + LINK_MINUTES * 60;
  return paths
    .filter((path) => there.has(path))
    .map((path) => {
      const signature = sign(secret, path, expires).toString('base64url');
      const address = uploadAddress(path);
      const url = `${address}?expires=${expires}&signature=${signature}`;
      return { path: address, url };
    });
}

/**
 * Links to the caller's own private pictures, by their paths; those that are not there or somebody else's are left out.
 * Each works for LINK_MINUTES, for whoever has it.
 */
export function privateLinks(
  ctx: Pick<UserCtx, 'db' | 'now' | 'user'>,
  paths: readonly string[],
): Promise<DocumentLink[]> {
  return makeLinks(ctx, paths, { userId: ctx.user.id });
}

/** A link to one private picture of the caller's own; not_found for any other. */
export async function privateLink(
  ctx: Pick<UserCtx, 'db' | 'now' | 'user'>,
  path: string,
): Promise<string> {
  const link = orNotFound((await privateLinks(ctx, [path]))[0]);
  return link.url;
}

/** Links to anybody's private pictures, for calls with the operator's token alone. */
export function operatorLinks(
  ctx: LinkCtx,
  paths: readonly string[],
): Promise<DocumentLink[]> {
  return makeLinks(ctx, paths, {});
}

/**
 * Links to the private pictures that are used for this (such as `chat:<uuid>`), for those who may read it. Within one
 * minute they stay the same, so that a list that is read again loads no picture again.
 */
export function subjectLinks(
  ctx: LinkCtx,
  usedFor: string,
  paths: readonly string[],
): Promise<DocumentLink[]> {
  const minute = new Date(Math.floor(+ctx.now / 60_000) * 60_000);
  return makeLinks(ctx, paths, { usedFor }, minute);
}

/** Whether this is a link that was made here and has not ended. */
export async function isLinkGood(
  ctx: LinkCtx,
  path: string,
  given: { readonly expires?: string; readonly signature?: string },
): Promise<boolean> {
  const { expires = '', signature = '' } = given;
  if (!/^\d{1,12}$/.test(expires) || !SIGNATURE.test(signature)) return false;
  const left = Number(expires) - secondsOf(ctx.now);
  if (left <= 0 || left > LINK_MINUTES * 60) return false;
  const expected = sign(await linkSecret(ctx), path, Number(expires));
  return timingSafeEqual(Buffer.from(signature, 'base64url'), expected);
}
