import { describe, expect, it } from 'vitest';
import { isEmojiOnly, messageParts } from '@/utils/chat/message-parts';

const linksOf = (text: string) =>
  messageParts(text).flatMap(({ href, text: shown }) =>
    href ? [[shown, href]] : [],
  );

describe('links of a message', () => {
  it.each([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    ['http://example.com', 'http://example.com/'],
    ['www.example.com/menu', 'https://www.example.com/menu'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
    ['help@example.com', 'mailto:help@example.com'],
    ['tel:+998901234567', 'tel:+998901234567'],
    ['+998 90 123-45-67', 'tel:+998901234567'],
    [
      'https://bücher.example/путь',
      'https://xn--bcher-kva.example/%D0%BF%D1%83%D1%82%D1%8C',
    ],
    ['https://почта.рф', 'https://xn--80a1acny.xn--p1ai/'],
  ])('%s is a link', (text, href) => {
    expect(linksOf(text)).toEqual([[text, href]]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https',
    'data:text/html,<script>1</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://example.com',
    'https://',
    'https://bank.example@evil.example',
    'https://user:secret@evil.example/',
    // Cyrillic letters that look like Latin ones
    'https://\u0430pple.com/login',
    'www.\u0430\u0440\u0440\u04cf\u0435.com',
    'help@\u0430pple.com',
    'https://%61pple.com',
    'http://nodots',
    'mailto:a@b',
    'tel:call-me',
    'xhttps://example.com',
    'order 20377 costs 12.29',
    'a@@b.example',
  ])('%s is not', (text) => {
    expect(linksOf(text)).toEqual([]);
  });

  it('leaves the marks of the sentence and the bracket outside', () => {
    expect(linksOf('See (https://example.com/a_(b)), please.')).toEqual([
      ['https://example.com/a_(b)', 'https://example.com/a_(b)'],
    ]);
    expect(linksOf('Да: https://example.com!')).toEqual([
      ['https://example.com', 'https://example.com/'],
    ]);
  });

  it('adds nothing to a mail but its receiver', () => {
    expect(linksOf('mailto:a@b.example?bcc=c@d.example')).toEqual([]);
  });

  it('never takes HTML into an address', () => {
    expect(linksOf('https://example.com/"onmouseover="x')).toEqual([
      ['https://example.com/', 'https://example.com/'],
    ]);
  });

  it('keeps every character of the message', () => {
    const text = 'a https://x.example, b@c.example\n+998 90 123 45 67 <b>';
    const joined = messageParts(text).map((part) => part.text);
    expect(joined.join('')).toBe(text);
  });

  it('reads a long message whole', () => {
    const long = `${'https://a.'.repeat(200)} ${'+1 ('.repeat(500)}`;
    const joined = messageParts(long).map((part) => part.text);
    expect(joined.join('')).toBe(long);
  });
});

describe('emoji alone', () => {
  it.each(['👍', '👨‍👩‍👧', '❤️ 🎉', '🇺🇿', '👍🏽'])('%s', (text) => {
    expect(isEmojiOnly(text)).toBe(true);
  });
  it.each(['', '123', '#', 'ok 👍', '👍👍👍👍'])('not %s', (text) => {
    expect(isEmojiOnly(text)).toBe(false);
  });
});
