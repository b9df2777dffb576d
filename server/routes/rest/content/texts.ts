import { Faq, FaqListQuery } from '@/server/contracts/content/faqs';
import { pageOf } from '@/server/domain/catalogue/sort-and-page';
import { listQuestions } from '@/server/domain/content/faq/list-questions';
import { searchQuestions } from '@/server/domain/content/faq/search-questions';
import { type Api, routesOf } from '@/server/http/define-route';
import { mapPage } from '@/server/http/envelope';
import { presentFaq } from '@/server/presenters/content/present-faq';
import { IdParams } from '@/server/contracts/common';
import { Career, CareerListQuery } from '@/server/contracts/content/careers';
import { careerBrief, careerText } from '@/server/domain/content/career-words';
import { getCareer, listCareers } from '@/server/domain/content/careers';
import { presentCareer } from '@/server/presenters/content/present-career';
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
import {
  presentPost,
  presentPostDetail,
} from '@/server/presenters/content/present-post';
import { z } from '@hono/zod-openapi';
import { PagedQuery } from '@/server/contracts/catalogue';
import {
  PageSlugParams,
  Statistic,
  TextPage,
} from '@/server/contracts/content/pages';
import { getTextPage } from '@/server/domain/content/get-text-page';
import { listTextPages } from '@/server/domain/content/list-text-pages';
import { readStatistics } from '@/server/domain/content/read-statistics';
import { presentTextPage } from '@/server/presenters/content/present-text-page';

/** Questions and answers: the operator's own, and ours. */
export function faqRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Settings and content' });

  open.get(
    '/rest/faqs/paginate',
    'Questions with their answers, topic by topic, or by a search',
    { query: FaqListQuery, list: Faq },
    async (ctx, { query }) => {
      const { search, topic, type } = query;
      const all = await listQuestions(ctx);
      const known = all.some((question) => question.topic === type);
      const asked = topic ?? (known ? type : undefined);
      const ofTopic = all.filter(
        (question) => asked === undefined || question.topic === asked,
      );
      const found = search ? searchQuestions(ofTopic, search) : ofTopic;
      const page = pageOf(found, query);
      return mapPage(page, presentFaq);
    },
  );
}

/** Jobs that the operator offers. */
export function careerRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Settings and content' });

  open.get(
    '/rest/careers/paginate',
    'Jobs one may apply for now, the newest first',
    { query: CareerListQuery, list: Career },
    async (ctx, { query: { page, perPage } }) => {
      const found = await listCareers(ctx, { page, perPage });
      const { lang } = ctx;
      return mapPage(found, (job) =>
        presentCareer(job, careerBrief(job.translations, lang), lang, null),
      );
    },
  );
  open.get(
    '/rest/careers/{id}',
    'A job, also after its last day; 404 with `data.gone` when it was withdrawn',
    { params: IdParams, data: Career },
    async (ctx, { params }) => {
      const { lang } = ctx;
      const job = await getCareer(ctx, params.id);
      const text = careerText(job.translations, lang);
      return presentCareer(
        job,
        careerBrief(job.translations, lang),
        lang,
        text,
      );
    },
  );
}

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

const NAMED = [
  ['/rest/policy', 'policy', 'The privacy policy'],
  ['/rest/term', 'term', 'The terms of use'],
] as const;

/** Pages of words, the operator's own or ours, and the numbers of the house. */
export function pageRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Settings and content' });

  for (const [path, slug, summary] of NAMED)
    open.get(
      path,
      `${summary}, as sanitised HTML`,
      { data: TextPage },
      async (ctx) => presentTextPage(await getTextPage(ctx, slug)),
    );
  open.get(
    '/rest/pages/paginate',
    'Every page of words that has an address',
    { query: PagedQuery, list: TextPage },
    async (ctx, { query }) => {
      const page = pageOf(await listTextPages(ctx), query);
      const rows = await Promise.all(
        page.rows.map(async ({ slug }) =>
          presentTextPage(await getTextPage(ctx, slug)),
        ),
      );
      return { ...page, rows };
    },
  );
  open.get(
    '/rest/pages/{slug}',
    'A page of words (about, be-seller, delivery, policy, term or one of the operator’s), as sanitised HTML; 404 with data.gone for a withdrawn one',
    { params: PageSlugParams, data: TextPage },
    async (ctx, { params }) =>
      presentTextPage(await getTextPage(ctx, params.slug)),
  );
  open.get(
    '/rest/stat',
    'What there is in the house, counted',
    { data: z.array(Statistic) },
    (ctx) => readStatistics(ctx),
  );
}
