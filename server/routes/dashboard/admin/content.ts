import type { z } from '@hono/zod-openapi';
import type { Paging } from '@/server/contracts/common';
import { OperatorListQuery } from '@/server/contracts/checkout/coupon';
import {
  FaqBody,
  FaqParams,
  OperatorFaq,
} from '@/server/contracts/content/faqs';
import {
  OperatorPage,
  OperatorPageParams,
  PageBody,
} from '@/server/contracts/content/operator-pages';
import {
  CareerBody,
  OperatorCareer,
  OperatorPost,
  PostBody,
  SlugParams,
} from '@/server/contracts/content/operator-posts';
import {
  BannerParams,
  OperatorBanner,
  OperatorBannerBody,
} from '@/server/contracts/operator/banner';
import {
  CategoryEnd,
  CategoryParams,
  OperatorCategory,
  OperatorCategoryBody,
} from '@/server/contracts/operator/category';
import { DryRunQuery } from '@/server/contracts/operator/dry-run';
import type { Ctx } from '@/server/context';
import {
  getOperatorPage,
  listOperatorPages,
  putPage,
  removePage,
} from '@/server/domain/content/manage-pages';
import { doneOrTried } from '@/server/domain/operator/done-or-tried';
import {
  changeBanner,
  getOperatorBanner,
  listBanners,
  removeBanner,
} from '@/server/domain/operator/edit-banners';
import {
  getOperatorCareer,
  listOperatorCareers,
  putCareer,
  withdrawCareer,
} from '@/server/domain/operator/edit-careers';
import {
  changeCategory,
  getOwnCategory,
  listOwnCategories,
  removeCategory,
} from '@/server/domain/operator/edit-categories';
import {
  getOperatorFaq,
  listOperatorFaqs,
  putFaq,
  removeFaq,
} from '@/server/domain/operator/edit-faqs';
import {
  getOperatorPost,
  listOperatorPosts,
  putPost,
  withdrawPost,
} from '@/server/domain/operator/edit-posts';
import { type Api, type Output, routesOf } from '@/server/http/define-route';
import { mapPage, type Page } from '@/server/http/envelope';
import { presentOperatorCareer } from '@/server/presenters/content/present-career';
import { presentOperatorFaq } from '@/server/presenters/content/present-faq';
import { presentOperatorPage } from '@/server/presenters/content/present-operator-page';
import { presentOperatorPost } from '@/server/presenters/content/present-post';
import { presentOperatorCategory } from '@/server/presenters/operator/present-operator';

type Params = z.ZodObject<{ slug: z.ZodType<string> }>;

/** One kind of content: its contracts, and of each of its four routes the summary and the work. */
interface Content<Row, Body extends z.ZodType> {
  readonly path: string;
  readonly params: Params;
  readonly body: Body;
  readonly data: z.ZodType;
  /** What a deletion answers; without it null. */
  readonly end?: z.ZodType;
  readonly show: (row: Row) => unknown;
  readonly list: [string, (ctx: Ctx, paging: Paging) => Promise<Page<Row>>];
  readonly get: [string, (ctx: Ctx, slug: string) => Promise<Row>];
  readonly put: [
    string,
    (ctx: Ctx, slug: string, body: Output<Body>) => Promise<Row>,
  ];
  readonly remove: [string, (ctx: Ctx, slug: string) => Promise<unknown>];
}

const contentRoutes =
  <Row, Body extends z.ZodType>(content: Content<Row, Body>) =>
  (api: Api): void => {
    const operator = routesOf(api, { access: 'operator', tag: 'Operator' });
    const { body, data, end, params, show } = content;
    const [all, one] = [content.path, `${content.path}/{slug}`];
    const [listSummary, list] = content.list;
    operator.get(
      all,
      listSummary,
      { query: OperatorListQuery, list: data },
      async (ctx, { query: { page, perPage } }) =>
        mapPage(await list(ctx, { page, perPage }), show),
    );
    const [getSummary, get] = content.get;
    operator.get(one, getSummary, { params, data }, async (ctx, input) =>
      show(await get(ctx, input.params.slug)),
    );
    const [putSummary, put] = content.put;
    operator.put(
      one,
      putSummary,
      { params, query: DryRunQuery, body, data },
      async (ctx, input) => {
        const { slug } = input.params;
        return show(
          await doneOrTried(ctx, input.query, (own) =>
            put(own, slug, input.body),
          ),
        );
      },
    );
    const [removeSummary, remove] = content.remove;
    operator.delete(one, removeSummary, { params, data: end }, (ctx, input) =>
      remove(ctx, input.params.slug),
    );
  };

/** Pages of words: the operator's own, and ours until there are any. */
export const operatorPageRoutes = contentRoutes({
  path: '/dashboard/admin/pages',
  params: OperatorPageParams,
  body: PageBody,
  data: OperatorPage,
  show: presentOperatorPage,
  list: ['Every page of words, ours and the operator’s', listOperatorPages],
  get: ['One page with its words in every language', getOperatorPage],
  put: [
    'Makes or changes a page; with `changes` it is a new version and the old one is kept',
    putPage,
  ],
  remove: [
    'Takes the operator’s words of a page away: ours come back; a page that has none is withdrawn, its address answers 410',
    async (ctx, slug) => {
      await removePage(ctx, slug);
      return null;
    },
  ],
});

/** The operator's posts of the blog. */
export const operatorPostRoutes = contentRoutes({
  path: '/dashboard/admin/blogs',
  params: SlugParams,
  body: PostBody,
  data: OperatorPost,
  end: OperatorPost,
  show: presentOperatorPost,
  list: [
    'Every post with all its words, drafts too, the newest first',
    listOperatorPosts,
  ],
  get: ['One post with all its words', getOperatorPost],
  put: ['Makes or changes a post; what is not given stays', putPost],
  remove: [
    'Withdraws a post: its address answers 410 from then on',
    async (ctx, slug) => presentOperatorPost(await withdrawPost(ctx, slug)),
  ],
});

/** The operator's jobs. */
export const operatorCareerRoutes = contentRoutes({
  path: '/dashboard/admin/careers',
  params: SlugParams,
  body: CareerBody,
  data: OperatorCareer,
  end: OperatorCareer,
  show: presentOperatorCareer,
  list: [
    'Every job with all its words, drafts too, the newest first',
    listOperatorCareers,
  ],
  get: ['One job with all its words', getOperatorCareer],
  put: ['Makes or changes a job; what is not given stays', putCareer],
  remove: [
    'Withdraws a job: its address answers 410 from then on',
    async (ctx, slug) => presentOperatorCareer(await withdrawCareer(ctx, slug)),
  ],
});

/** The operator's questions and answers, over those we bring. */
export const operatorFaqRoutes = contentRoutes({
  path: '/dashboard/admin/faqs',
  params: FaqParams,
  body: FaqBody,
  data: OperatorFaq,
  end: OperatorFaq.nullable(),
  show: presentOperatorFaq,
  list: [
    'Every question with all its words, ours and hidden ones too',
    listOperatorFaqs,
  ],
  get: ['One question with all its words', getOperatorFaq],
  put: [
    'Makes or changes a question, one of ours too; what is not given stays',
    putFaq,
  ],
  remove: [
    'Removes a question: of the operator for good, words over ours so that ours are back, one of ours by hiding it',
    async (ctx, slug) => {
      const left = await removeFaq(ctx, slug);
      return left && presentOperatorFaq(left);
    },
  ],
});

/** Banners of the home page. */
export const operatorBannerRoutes = contentRoutes({
  path: '/dashboard/admin/banners',
  params: BannerParams,
  body: OperatorBannerBody,
  data: OperatorBanner,
  show: (row) => row,
  list: ['Banners of the home page, shown or not', listBanners],
  get: ['One banner with all its words', getOperatorBanner],
  put: ['Makes or changes a banner; what is not given stays', changeBanner],
  remove: ['Deletes a banner', removeBanner],
});

/** The categories by which shops are found; those of menus are in the menus. */
export const operatorCategoryRoutes = contentRoutes({
  path: '/dashboard/admin/categories',
  params: CategoryParams,
  body: OperatorCategoryBody,
  data: OperatorCategory,
  end: CategoryEnd,
  show: presentOperatorCategory,
  list: [
    'Categories of restaurants and shops, shown or not',
    listOwnCategories,
  ],
  get: ['One category with all its words', getOwnCategory],
  put: ['Makes or changes a category; what is not given stays', changeCategory],
  remove: [
    'Deletes a category, or takes it off while shops are in it',
    removeCategory,
  ],
});
