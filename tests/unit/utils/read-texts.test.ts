import { expect, test } from 'vitest';
import { createI18n } from '@/utils/i18n/create-i18n';
import { readTexts } from '@/utils/i18n/read-texts';

const TEXTS = {
  'cart.title': 'Ваш заказ',
  'cart.count_one': '{{count}} блюдо',
  'cart.count_few': '{{count}} блюда',
  'cart.count_many': '{{count}} блюд',
  'cart.count_other': '{{count}} блюда',
  'menu.unused': 'Меню',
  'error.oops.title': 'Что-то пошло не так!',
  'error.offline': 'Нет связи',
  'common.tryAgain': 'Ещё раз',
  unauthorized: 'Войдите',
};

test('a page keeps the texts that were read, plural forms one by one, and what a failure needs', () => {
  const read = new Set<string>();
  const { t } = createI18n('ru', TEXTS, { onRead: (key) => read.add(key) });
  expect(t('cart.title')).toBe('Ваш заказ');
  expect(t('cart.count', { count: 3 })).toBe('3 блюда');
  expect(t('no.such.key')).toBe('no.such.key');
  expect([...read]).toEqual(['cart.title', 'cart.count_few']);
  const kept = readTexts(TEXTS, read);
  expect(Object.keys(kept)).toEqual([
    'cart.title',
    'cart.count_few',
    'error.oops.title',
    'error.offline',
    'common.tryAgain',
    'unauthorized',
  ]);
  const browser = createI18n('ru', kept, { onMissing: () => '' });
  expect(browser.t('cart.count', { count: 3 })).toBe('3 блюда');
  expect(browser.t('menu.unused')).toBe('');
});
