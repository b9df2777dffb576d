import { faqQueries } from '@/services/content/faq-queries';
import type { FaqDto } from '@/server/contracts/content/faqs';
import { faqTerm } from '@/utils/content/faq-topics';
import { localeInfo } from '@/utils/i18n/locales';
import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath } from '@/utils/shell/routes';
import type { LoadedPage } from '../page-options';
import { breadcrumbs } from './breadcrumbs';
import type { HeadDraft, SchemaNode } from './head-draft';

/** Questions as search engines and assistants read them. */
function faqSchema(
  questions: readonly FaqDto[],
  { lang, siteUrl }: LoadedPage['shell'],
): SchemaNode {
  const url = `${siteUrl}${localisedPath(contentRoutes.help(), lang)}`;
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    url,
    inLanguage: localeInfo(lang).tag,
    mainEntity: questions.map(({ slug, translation }) => ({
      '@type': 'Question',
      '@id': `${url}#${slug}`,
      name: translation.question,
      acceptedAnswer: { '@type': 'Answer', text: translation.answer },
    })),
  };
}

/** /help with all its questions; a search inside of it stands for the page itself and is for nobody's index. */
export function helpHead({ query, read, shell, t }: LoadedPage): HeadDraft {
  const term = faqTerm(query.q);
  const questions = read<FaqDto[]>(faqQueries.list(term, shell.lang).queryKey);
  const path = contentRoutes.help();
  const title = t('help.title');
  const hasFaq = term === '' && questions !== undefined && questions.length > 0;
  return {
    title: term ? t('home.search.title', { term }) : title,
    description: t('help.seo'),
    path,
    noindex: term !== '',
    nodes: [
      breadcrumbs(shell, [title, path]),
      ...(hasFaq ? [faqSchema(questions, shell)] : []),
    ],
  };
}
