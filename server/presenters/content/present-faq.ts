import type { FaqDto, OperatorFaqDto } from '@/server/contracts/content/faqs';
import type { Question } from '@/server/domain/content/faq/list-questions';
import type { KeptFaq } from '@/server/domain/operator/edit-faqs';

/** A question of /help as the contract has it. */
export function presentFaq(question: Question): FaqDto {
  const { html, id, link, locale, slug, title, topic, updatedAt, uuid } =
    question;
  const changed = updatedAt.toISOString();
  return {
    id,
    uuid,
    slug,
    type: topic,
    topic,
    active: true,
    link: link && { ...link },
    translation: {
      id,
      locale,
      title,
      description: html,
      question: title,
      answer: html,
    },
    created_at: changed,
    updated_at: changed,
  };
}

/** A question as the operator sees it. */
export function presentOperatorFaq(faq: KeptFaq): OperatorFaqDto {
  const { updatedAt, ...rest } = faq;
  return {
    ...rest,
    translations: { ...faq.translations },
    updated_at: updatedAt.toISOString(),
  };
}
