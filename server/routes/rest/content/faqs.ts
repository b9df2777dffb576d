import { Faq, FaqListQuery } from '@/server/contracts/content/faqs';
import { pageOf } from '@/server/domain/catalogue/sort-and-page';
import { listQuestions } from '@/server/domain/content/faq/list-questions';
import { searchQuestions } from '@/server/domain/content/faq/search-questions';
import { type Api, routesOf } from '@/server/http/define-route';
import { mapPage } from '@/server/http/envelope';
import { presentFaq } from '@/server/presenters/content/present-faq';

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
