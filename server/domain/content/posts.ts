import type { Ctx } from '@/server/context';
import type { Paging } from '@/server/contracts/common';
import { cached } from '@/server/caches/catalogue-cache';
import type { ContentTranslations } from '@/server/db/schema/content';
import { DomainError } from '@/server/errors';
import {
  findPostFacts,
  findPostTexts,
  type PostFacts,
} from '@/server/repositories/content/post-repository';

/** What the operator's changes drop from every process's cache. */
export const POSTS_CACHE = 'posts:';

type Asked = Pick<Ctx, 'db' | 'now'>;

/** A post that everybody may read. */
export interface Post extends Omit<PostFacts, 'publishedAt'> {
  readonly publishedAt: Date;
  readonly translations: ContentTranslations;
}

type Published = Omit<Post, 'translations'>;

const RELATED = 3;

const isPublic = (post: PostFacts, now: Date): post is Published =>
  !post.withdrawn && post.publishedAt !== null && post.publishedAt <= now;

const allPosts = (db: Ctx['db']): Promise<PostFacts[]> =>
  cached(`${POSTS_CACHE}all`, () => findPostFacts(db));

/** The posts that are public now, the newest first, without their words. */
export async function publicPosts({ db, now }: Asked): Promise<Published[]> {
  return (await allPosts(db)).filter((post) => isPublic(post, now));
}

async function withTexts(
  { db }: Asked,
  posts: readonly Published[],
): Promise<Post[]> {
  const ids = posts.map(({ id }) => id);
  const texts = await cached(`${POSTS_CACHE}${ids.join(' ')}`, () =>
    findPostTexts(db, ids),
  );
  return posts.map((post) => ({ ...post, translations: texts[post.id] ?? {} }));
}

/** A page of the blog, the newest first; drafts, withdrawn posts and dates to come are left out. */
export async function listPosts(ctx: Asked, { page, perPage }: Paging) {
  const posts = await publicPosts(ctx);
  const first = (page - 1) * perPage;
  const rows = await withTexts(ctx, posts.slice(first, first + perPage));
  return { rows, page, perPage, total: posts.length };
}

/** The newest post; null while there is none. */
export async function newestPost(ctx: Asked): Promise<Post | null> {
  const { rows } = await listPosts(ctx, { page: 1, perPage: 1 });
  return rows[0] ?? null;
}

/** Those with the most tags in common, then the newest. */
function related(posts: readonly Published[], post: Published): Published[] {
  const inCommon = ({ tags }: Published): number =>
    tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .filter(({ id }) => id !== post.id)
    .map((other, index) => ({ other, index, count: inCommon(other) }))
    .sort((a, b) => b.count - a.count || a.index - b.index)
    .slice(0, RELATED)
    .map(({ other }) => other);
}

/**
 * A public post by slug, uuid or id, with others to read after it. Throws not_found, with `data: {gone: true}` for one
 * that was withdrawn.
 */
export async function getPost(
  ctx: Asked,
  key: string,
): Promise<{ readonly post: Post; readonly others: readonly Post[] }> {
  const asked = key.toLowerCase();
  const known = (await allPosts(ctx.db)).find(
    ({ id, slug, uuid }) =>
      slug === asked || uuid === asked || String(id) === asked,
  );
  if (!known || !isPublic(known, ctx.now))
    throw new DomainError(
      'not_found',
      known?.withdrawn ? { data: { gone: true } } : {},
    );
  const others = related(await publicPosts(ctx), known);
  const [post, ...rest] = await withTexts(ctx, [known, ...others]);
  if (!post) throw new DomainError('not_found');
  return { post, others: rest };
}
