import { describe, expect, test } from 'vitest';
import { planStories } from '@/example/city/seed/plan/plan-stories';
import { CityRows } from '@/example/city/seed/rows';
import { LOCALE_CODES } from '@/utils/i18n/locales';

const NOW = new Date('2026-11-18T07:00:00Z');

function planned() {
  const rows = new CityRows();
  planStories(rows, NOW);
  return { posts: rows.of('blogPosts'), jobs: rows.of('careers') };
}

describe('the demo city’s posts and jobs', () => {
  test('are written in every language in force, each in its own words', () => {
    const { jobs, posts } = planned();
    expect([posts.length, jobs.length]).toEqual([3, 3]);
    for (const { slug, translations } of [...posts, ...jobs]) {
      expect([slug, Object.keys(translations).sort()]).toEqual([
        slug,
        [...LOCALE_CODES].sort(),
      ]);
      const titles = Object.values(translations).map(
        ({ description, summary, title }) => `${title}${summary}${description}`,
      );
      expect(new Set(titles).size).toBe(LOCALE_CODES.length);
      const shapes = Object.values(translations).map(({ description = '' }) =>
        description.replace(/>[^<]+</g, '><'),
      );
      expect(new Set(shapes).size).toBe(1);
    }
  });

  test('are public on the day the city opens', () => {
    const { jobs, posts } = planned();
    for (const { publishedAt, slug } of [...posts, ...jobs])
      expect([slug, publishedAt && publishedAt < NOW]).toEqual([slug, true]);
    for (const { validThrough } of jobs)
      expect(Date.parse(validThrough ?? '')).toBeGreaterThan(NOW.getTime());
  });
});
