import { describe, expect, it } from 'vitest';
import { pageLinks } from '@/utils/content/page-links';
import { writtenIn } from '@/utils/content/written-in';
import { LOCALES } from '@/utils/i18n/locales';

const SITE = 'https://sofra.example';

describe('the languages of a text', () => {
  it('are all without a list, and where none is known', () => {
    for (const languages of [undefined, [], ['tlh']])
      expect(writtenIn(languages)).toEqual({ others: LOCALES, standard: 'en' });
  });

  it('are those of the list, and readers of others get ours or the first', () => {
    expect(writtenIn(['ru', 'en']).standard).toBe('en');
    const { others, standard } = writtenIn(['ru', 'fr']);
    expect(others.map(({ code }) => code)).toEqual(['fr', 'ru']);
    expect(standard).toBe('fr');
  });

  it('are the only ones that a page names, and in another it is the one that is shown', () => {
    const links = pageLinks(SITE, '/blog/x', 'de', ['ru', 'en']);
    expect(links.canonical).toBe(`${SITE}/blog/x`);
    expect(links.alternates).toEqual([
      { hrefLang: 'en', href: `${SITE}/blog/x` },
      { hrefLang: 'ru', href: `${SITE}/ru/blog/x` },
      { hrefLang: 'x-default', href: `${SITE}/blog/x` },
    ]);
    expect(pageLinks(SITE, '/blog/x', 'ru', ['ru', 'en']).canonical).toBe(
      `${SITE}/ru/blog/x`,
    );
  });
});
