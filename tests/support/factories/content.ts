import type { Db } from '@/server/db/client';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { blogPosts, careers } from '@/server/db/schema/content';

let count = 0;

/** A public post in English, unless told otherwise. */
export async function createPost(
  db: Db,
  post: Partial<typeof blogPosts.$inferInsert> = {},
) {
  count += 1;
  const [row] = await db
    .insert(blogPosts)
    .values({
      slug: `post-${count}`,
      translations: {
        en: {
          title: `Post ${count}`,
          summary: 'In short.',
          description: '<p>At length.</p>',
        },
      },
      publishedAt: new Date('2026-01-02T03:04:05Z'),
      ...post,
    })
    .returning();
  forgetCached('posts:');
  if (!row) throw new Error('no post');
  return row;
}

/** A job in English that is open without an end, unless told otherwise. */
export async function createCareer(
  db: Db,
  career: Partial<typeof careers.$inferInsert> = {},
) {
  count += 1;
  const [row] = await db
    .insert(careers)
    .values({
      slug: `job-${count}`,
      country: 'UZ',
      translations: {
        en: {
          title: `Job ${count}`,
          summary: 'In short.',
          description: '<p>At length.</p>',
          place: 'Tashkent',
          department: 'Kitchen',
        },
      },
      publishedAt: new Date('2026-01-02T03:04:05Z'),
      ...career,
    })
    .returning();
  forgetCached('careers:');
  if (!row) throw new Error('no job');
  return row;
}

/** Takes every post and job away again. */
export async function clearContent(db: Db): Promise<void> {
  await db.delete(blogPosts);
  await db.delete(careers);
  forgetCached('posts:');
  forgetCached('careers:');
}
