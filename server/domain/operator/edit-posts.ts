import type { Ctx } from '@/server/context';
import type { Paging } from '@/server/contracts/common';
import { inTransaction } from '@/server/db/transaction';
import type { PostChange } from '@/server/contracts/content/operator-posts';
import { mergeWords } from '@/server/domain/content/merge-words';
import { POSTS_CACHE } from '@/server/domain/content/posts';
import { badFields, orNotFound } from '@/server/errors';
import {
  findOperatorPosts,
  findPost,
  type PostRow,
  savePost,
} from '@/server/repositories/content/post-repository';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';

/** A page of all posts, drafts and withdrawn ones too, the newest first. */
export function listOperatorPosts({ db }: Ctx, paging: Paging) {
  return findOperatorPosts(db, paging);
}

/** One post with all its words. Throws not_found. */
export async function getOperatorPost(
  { db }: Ctx,
  slug: string,
): Promise<PostRow> {
  return orNotFound(await findPost(db, slug));
}

/**
 * Makes or changes a post; what is not given stays. Every process reads it anew. Throws bad_request for one that would
 * have no words.
 */
export function putPost(
  ctx: Ctx,
  slug: string,
  { published_at: at, translations = {}, ...given }: PostChange,
): Promise<PostRow> {
  return inTransaction(ctx, async ({ db, now }) => {
    const known = await findPost(db, slug, { lock: true });
    const words = mergeWords(known?.translations ?? {}, translations);
    if (Object.keys(words).length === 0)
      throw badFields({ translations: ['validation.required'] });
    const { img = known?.img ?? null, tags = known?.tags ?? [] } = given;
    const published = typeof at === 'string' ? new Date(at) : at;
    const post = await savePost(db, {
      slug,
      img,
      tags,
      translations: words,
      publishedAt:
        published === undefined ? (known?.publishedAt ?? null) : published,
      withdrawn: given.withdrawn ?? known?.withdrawn ?? false,
      createdAt: now,
      updatedAt: now,
    });
    await notifyCatalogueChanged(db, POSTS_CACHE);
    return post;
  });
}

/** Takes a post off the site for good: its address answers 410 until it is put again. Throws not_found. */
export async function withdrawPost(ctx: Ctx, slug: string): Promise<PostRow> {
  await getOperatorPost(ctx, slug);
  return putPost(ctx, slug, { withdrawn: true });
}
