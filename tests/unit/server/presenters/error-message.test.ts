import { expect, it } from 'vitest';
import { errorMessage } from '@/server/domain/i18n/error-message';

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
