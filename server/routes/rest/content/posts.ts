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
import { type Api, routesOf } from '@/server/http/define-route';
import { mapPage } from '@/server/http/envelope';
import {
  presentPost,
  presentPostDetail,
} from '@/server/presenters/content/present-post';

const inLang = (lang: string) => (post: Post) =>
  presentPost(post, postBrief(post.translations, lang), lang);

/** The blog: its posts, one of them, and the newest. */
export function postRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Settings and content' });

  open.get(
    '/rest/blogs/paginate',
    'Posts of the blog that are public now, the newest first',
    { query: BlogListQuery, list: Blog },
    async (ctx, { query: { page, perPage, type = 'blog' } }) => {
      if (type !== 'blog') return { rows: [], page, perPage, total: 0 };
      const found = await listPosts(ctx, { page, perPage });
      return mapPage(found, inLang(ctx.lang));
    },
  );
  open.get(
    '/rest/blogs/{uuid}',
    'A post by slug, uuid or id with its text; 404 with `data.gone` when it was withdrawn',
    { params: BlogParams, data: BlogDetail },
    async (ctx, { params }) => {
      const { others, post } = await getPost(ctx, params.uuid);
      const words = postWords(post.translations, ctx.lang);
      const related = others.map(inLang(ctx.lang));
      return presentPostDetail(post, words, related, ctx.lang);
    },
  );
  open.get(
    '/rest/last-blog/show',
    'The newest post of the blog; null while there is none',
    { data: Blog.nullable() },
    async (ctx) => {
      const post = await newestPost(ctx);
      return post && inLang(ctx.lang)(post);
    },
  );
}
