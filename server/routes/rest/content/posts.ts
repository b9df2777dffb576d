import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  Blog,
  BlogDetail,
  BlogListQuery,
  BlogParams,
} from '@/server/contracts/content/posts';
import { postBrief, postWords } from '@/server/domain/content/post-words';
import {
  getPost,
  listPosts,
  newestPost,
  type Post,
} from '@/server/domain/content/posts';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import {
  presentPost,
  presentPostDetail,
} from '@/server/presenters/content/present-post';

const shared = {
  method: 'get',
  tag: 'Settings and content',
  access: 'public',
} as const;

const inLang = (lang: string) => (post: Post) =>
  presentPost(post, postBrief(post.translations, lang), lang);

/** The blog: its posts, one of them, and the newest. */
export function postRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      path: '/rest/blogs/paginate',
      summary: 'Posts of the blog that are public now, the newest first',
      query: BlogListQuery,
      list: Blog,
    },
    async (ctx, { query: { page, perPage, type = 'blog' } }) => {
      if (type !== 'blog') return { rows: [], page, perPage, total: 0 };
      const found = await listPosts(ctx, { page, perPage });
      return { ...found, rows: found.rows.map(inLang(ctx.lang)) };
    },
  );
  route(
    api,
    {
      ...shared,
      path: '/rest/blogs/{uuid}',
      summary:
        'A post by slug, uuid or id with its text; 404 with `data.gone` when it was withdrawn',
      params: BlogParams,
      data: BlogDetail,
    },
    async (ctx, { params }) => {
      const { others, post } = await getPost(ctx, params.uuid);
      const words = postWords(post.translations, ctx.lang);
      const related = others.map(inLang(ctx.lang));
      return presentPostDetail(post, words, related, ctx.lang);
    },
  );
  route(
    api,
    {
      ...shared,
      path: '/rest/last-blog/show',
      summary: 'The newest post of the blog; null while there is none',
      data: Blog.nullable(),
    },
    async (ctx) => {
      const post = await newestPost(ctx);
      return post && inLang(ctx.lang)(post);
    },
  );
}
