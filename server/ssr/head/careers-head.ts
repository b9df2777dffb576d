import type { CareerDto } from '@/server/contracts/content/careers';
import { blogQueries } from '@/services/content/blog-queries';
import { careersWish } from '@/utils/content/careers-address';
import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath } from '@/utils/shell/routes';
import type { Shell } from '@/utils/shell/shell';
import { pathId } from '@/utils/shop/shop-path-id';
import type { PageContext, PageOptions } from '../page-options';
import { required, shared } from '../prefetch';
import { breadcrumbs } from './breadcrumbs';
import type { HeadDraft, SchemaNode } from './head-draft';
import { publisher } from './publisher';

/** /careers: the open jobs; a page past the last, or a place without jobs, is none. */
export const careersPage: PageOptions = {
  namespaces: ['content'],
  prefetch: ({ query, shell }) => [
    shared(required, blogQueries.careers(careersWish(query).page, shell.lang)),
  ],
  check: ({ query, read, shell }) => {
    const { page, place } = careersWish(query);
    const found = read(blogQueries.careers(page, shell.lang).queryKey);
    if (!found) return null;
    const isThere =
      place === null ||
      found.data.some(({ translation }) => translation.place === place);
    return isThere && page <= Math.max(1, found.meta.last_page)
      ? null
      : 'missing';
  },
  head: ({ query, shell, t }) => {
    const { page, place } = careersWish(query);
    const title = t('careers.title');
    const path = contentRoutes.careers();
    return {
      title: page > 1 ? t('seo.page', { title, page }) : title,
      description: t('careers.text'),
      path: page > 1 ? `${path}?page=${page}` : path,
      noindex: place !== null,
      nodes: [breadcrumbs(shell, [title, path])],
    };
  },
};

const EMPLOYMENT_TYPES = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contractor: 'CONTRACTOR',
  intern: 'INTERN',
} as const;

/** Where one works: search engines want a place, or for work from home the country one may live in. */
function placeSchema({ country, remote, translation }: CareerDto) {
  const { place } = translation;
  const address = {
    '@type': 'PostalAddress',
    ...(place && { addressLocality: place }),
    ...(country && { addressCountry: country }),
  };
  const atPlace = { jobLocation: { '@type': 'Place', address } };
  if (!remote) return place || country ? atPlace : null;
  if (!country) return null;
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: country },
    ...(place && atPlace),
  };
}

/** A job as search engines list it; null once it is over, and where it says too little. */
export function jobSchema(
  job: CareerDto,
  shell: Pick<Shell, 'lang' | 'siteUrl'>,
): SchemaNode | null {
  const { lang, siteUrl } = shell;
  const where = placeSchema(job);
  const { description, summary, title } = job.translation;
  const text = description || summary;
  if (!job.active || !where || !text) return null;
  return {
    '@type': 'JobPosting',
    title,
    description: text,
    datePosted: job.published_at,
    ...(job.valid_through && {
      validThrough: `${job.valid_through}T23:59:59Z`,
    }),
    employmentType: EMPLOYMENT_TYPES[job.employment],
    hiringOrganization: publisher(shell),
    identifier: {
      '@type': 'PropertyValue',
      name: job.slug,
      value: job.uuid,
    },
    url: `${siteUrl}${localisedPath(contentRoutes.career(job.id), lang)}`,
    directApply: false,
    ...where,
  };
}

const idOf = ({ params }: Pick<PageContext, 'params'>): number =>
  pathId(params.id) ?? 0;

/** /careers/{id}: a job, also after its last day; one withdrawn is gone for good. */
export const careerPage: PageOptions = {
  namespaces: ['content', 'date'],
  accepts: (page) => idOf(page) > 0,
  prefetch: (page) => [
    shared(required, blogQueries.career(idOf(page), page.shell.lang)),
  ],
  head: (page): HeadDraft => {
    const { read, shell, t } = page;
    const job = read(blogQueries.career(idOf(page), shell.lang).queryKey);
    const list = t('careers.title');
    const title = job?.translation.title ?? list;
    const path = contentRoutes.career(idOf(page));
    const node = job && jobSchema(job, shell);
    return {
      title,
      description: job?.translation.summary || t('careers.text'),
      path,
      noindex: job?.active !== true,
      ...(job && { languages: job.languages }),
      nodes: [
        breadcrumbs(shell, [list, contentRoutes.careers()], [title, path]),
        ...(node ? [node] : []),
      ],
    };
  },
};
