import { expect, it } from 'vitest';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { waitText } from '@/server/domain/i18n/wait-text';

const minutesIn = (lang: string, count: number): string =>
  errorMessage(lang, 'mail.code.text', { code: '123456', count });

it.each([
  ['en', 1, 'It works for 1 minute.'],
  ['en', 10, 'It works for 10 minutes.'],
  ['ru', 1, 'Он действует 1 минуту.'],
  ['ru', 2, 'Он действует 2 минуты.'],
  ['ru', 10, 'Он действует 10 минут.'],
  ['ja', 1, '有効期限は1分です。'],
  ['xx', 1, 'It works for 1 minute.'],
])(
  'a server’s sentence counts minutes as its language does: %s, %i',
  (lang, count, words) => {
    expect(minutesIn(lang, count)).toContain(words);
    expect(minutesIn(lang, count)).toContain('123456');
  },
);

it.each([
  ['en', 30, 'in 30 seconds.'],
  ['en', 91, 'in 2 minutes.'],
  ['ru', 22, 'через 22 секунды.'],
  ['ru', 21 * 60, 'через 21 минуту.'],
  ['be', 5 * 60, 'праз 5 хвілін.'],
  ['cs', 2 * 60, 'za 2 minuty.'],
  ['ar', 2 * 60, 'بعد دقيقتين.'],
  ['ar', 5 * 60, 'بعد 5 دقائق.'],
  ['ar', 15 * 60, 'بعد 15 دقيقة.'],
])(
  'a refusal names the wait as its language counts: %s, %i s',
  (lang, wait, words) => {
    for (const error of ['error.202', 'error.429', 'error.429.code']) {
      const { key, params } = waitText(error, wait);
      expect(errorMessage(lang, key, params)).toContain(words.slice(0, -1));
    }
  },
);
