import { IdParams } from '@/server/contracts/common';
import { Career, CareerListQuery } from '@/server/contracts/content/careers';
import { careerBrief, careerText } from '@/server/domain/content/career-words';
import { getCareer, listCareers } from '@/server/domain/content/careers';
import { type Api, routesOf } from '@/server/http/define-route';
import { mapPage } from '@/server/http/envelope';
import { presentCareer } from '@/server/presenters/content/present-career';

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
