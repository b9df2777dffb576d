import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { baseKeys } from '@/scripts/static/locale-rules';
import type { Question } from '@/server/domain/content/faq/list-questions';
import { ourAnswer } from '@/server/domain/content/faq/our-answers';
import { searchQuestions } from '@/server/domain/content/faq/search-questions';
import { OUR_QUESTIONS } from '@/utils/content/our-questions';
import { readPageTexts } from '@/server/caches/text-files';

const texts = (lang: string, namespace: string) =>
  JSON.parse(
    readFileSync(`locales/${lang}/${namespace}.json`, 'utf8'),
  ) as Record<string, string>;

const facts = {
  refundDays: 14,
  unpaidMinutes: 30,
  has: { groups: true, referrals: true, refunds: true },
};

const textsOf = (lang: string) => ({
  lang,
  help: texts(lang, 'help'),
  storefront: readPageTexts(lang),
});

function questionsIn(lang: string): Question[] {
  const words = textsOf(lang);
  return OUR_QUESTIONS.map((question, index) => ({
    id: index,
    uuid: question.slug,
    slug: question.slug,
    topic: question.topic,
    topicTitle: words.storefront[`help.topic.${question.topic}`] ?? '',
    locale: lang,
    link: null,
    updatedAt: new Date(0),
    ...ourAnswer(question, words, facts),
  }));
}

const find = (term: string, lang = 'en'): string[] =>
  searchQuestions(questionsIn(lang), term).map(({ slug }) => slug);

describe('the search of /help', () => {
  test.each([
    ['en', 'cancel', 'cancel-order'],
    ['en', 'cancelling my order', 'cancel-order'],
    ['en', 'where is my odrer', 'where-is-my-order'],
    ['en', 'pasword', 'forgotten-password'],
    ['en', 'how do I get my money back', 'refund-time'],
    ['en', 'promo', 'promo-code'],
    ['en', 'refnud', 'missing-or-damaged'],
    ['en', 'delete account', 'delete-account'],
    ['en', 'зкщьщ', 'promo-code'],
    ['ru', 'rjitk', 'wallet'],
    ['de', 'Gutscheincode einlosen', 'promo-code'],
    ['de', 'Konto löschen', 'delete-account'],
    ['fr', 'mot de passe oublie', 'forgotten-password'],
    ['ru', 'отменить заказ', 'cancel-order'],
    ['ru', 'кошелек', 'wallet'],
    ['ar', 'الغاء طلبي', 'cancel-order'],
    ['fa', 'كيف پول', 'wallet'],
    ['ja', 'パスワード', 'forgotten-password'],
    ['zh', '优惠码', 'promo-code'],
    ['ko', '비밀번호', 'forgotten-password'],
    ['tr', 'SIFREMI UNUTTUM', 'forgotten-password'],
  ])('in %s finds “%s”', (lang, term, slug) => {
    expect(find(term, lang)[0]).toBe(slug);
  });

  test.each(['xylophone', 'qqqq', '!?', '   ', '宇宙船'])(
    'finds nothing for “%s”',
    (term) => {
      expect(find(term)).toEqual([]);
    },
  );

  test.each([
    ['en', 'ызыл'],
    ['en', 'кшавд'],
    ['en', 'щвкук'],
    ['en', 'шыгшр'],
    ['ru', 'xqzv'],
    ['ru', 'pfrfn'],
    ['ru', 'rjitrj'],
  ])(
    'in %s forgives no slips in the other keyboard layout: nothing for “%s”',
    (lang, term) => {
      expect(find(term, lang)).toEqual([]);
    },
  );

  test('answers no more than fits a page', () => {
    const many = Array.from({ length: 20 }, () => questionsIn('en')).flat();
    const found = searchQuestions(many, 'order the courier to my address');
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(10);
  });
});

test.each([
  ['en', 2, 'within 2 days'],
  ['en', 1, 'within 1 day after'],
  ['ru', 21, 'в течение 21 дня'],
  ['ru', 14, 'в течение 14 дней'],
  ['ar', 3, '3 أيام'],
  ['ar', 14, '14 يومًا'],
])(
  'an answer counts days as its language does: %s, %i',
  (lang, days, words) => {
    const ours = OUR_QUESTIONS.find(
      ({ slug }) => slug === 'missing-or-damaged',
    );
    const { html } = ourAnswer(ours!, textsOf(lang), {
      ...facts,
      refundDays: days,
    });
    expect(html).toContain(words);
  },
);

test('no answer has a text that nothing shows', () => {
  const known = OUR_QUESTIONS.flatMap(({ slug, steps = 0 }) => [
    `${slug}.q`,
    `${slug}.a`,
    ...Array.from({ length: steps }, (_, index) => `${slug}.s${index + 1}`),
    ...(steps > 0 ? [`${slug}.end`] : []),
  ]);
  expect([...baseKeys(texts('en', 'help'))].sort()).toEqual(known.sort());
});
