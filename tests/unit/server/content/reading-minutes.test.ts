import { describe, expect, it } from 'vitest';
import { readingMinutes } from '@/server/domain/content/reading-minutes';

describe('how long a text takes to read', () => {
  it('is a minute at least', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes('<p>Short.</p>')).toBe(1);
  });

  it('is counted in words where words are written apart', () => {
    expect(readingMinutes(`<p>${'word '.repeat(660)}</p>`)).toBe(3);
    expect(readingMinutes('слово '.repeat(660))).toBe(3);
    expect(readingMinutes('शब्दः '.repeat(660))).toBe(3);
    expect(readingMinutes('단어 '.repeat(660))).toBe(3);
    expect(readingMinutes('don’t well-known '.repeat(330))).toBe(3);
  });

  it('is counted in characters where they are not', () => {
    expect(readingMinutes('菜'.repeat(1_500))).toBe(3);
    expect(readingMinutes('ひらがなカタカナ漢字'.repeat(150))).toBe(3);
    expect(readingMinutes(`${'菜'.repeat(500)} ${'word '.repeat(440)}`)).toBe(
      3,
    );
  });

  it('leaves out tags and addresses in them', () => {
    const link = '<a href="https://example.com/a/b/c/d">word</a> ';
    expect(readingMinutes(link.repeat(440))).toBe(2);
    expect(readingMinutes('word&nbsp;'.repeat(440))).toBe(2);
  });

  // Read again from each bracket, so many would not end within the test's time.
  it.each(['<', '<!--', '<a href="', '&'])(
    'reads many %s that are never closed once',
    (opened) => {
      expect(readingMinutes(opened.repeat(1_000_000))).toBeGreaterThan(0);
    },
  );
});
