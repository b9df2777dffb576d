// @module-tag both-engines
import { describe, expect } from 'vitest';
import type { BannerDto } from '@/server/contracts/shop';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { HTML_BOMBS } from '@/tests/support/api/html-bombs';

const ITS_WORDS_MAX = 300;

async function shownWords(description: string): Promise<string | null> {
  const kept = await api.call('PUT', '/dashboard/admin/banners/html', {
    token: TEST_OPERATOR_TOKEN,
    body: {
      img: '/storage/images/banners/html.webp',
      url: '/restaurant',
      translations: { en: { title: '<b>Plov</b> day', description } },
    },
  });
  expect(kept.status, JSON.stringify(kept.body)).toBe(200);
  await api.heard();
  const { body } = await api.get('/rest/banners/paginate');
  const row = (body.data as BannerDto[]).find(
    ({ translation }) => translation.title === 'Plov day',
  );
  expect(row).toBeDefined();
  return row?.translation.description ?? null;
}

describe('a banner whose words came as HTML from another client', () => {
  it.each([
    [
      '<p>Samsa &amp; bread</p>\n<p>from the <em>clay</em> oven</p>',
      'Samsa & bread from the clay oven',
    ],
    ['One<br>two<br/>three', 'One two three'],
    ['<ul><li>Plov</li><li>Tea</li></ul>', 'Plov Tea'],
    ['Under 5 < 6 & "cheap" <3', 'Under 5 < 6 & "cheap" <3'],
    ['<p>&lt;b&gt;bold&lt;/b&gt;</p>', 'bold'],
  ])('%j shows customers its words without tags', async (html, words) => {
    expect(await shownWords(html)).toBe(words);
  });

  it.each(
    Object.entries(HTML_BOMBS).map(([name, html]) => [
      name,
      html.slice(0, ITS_WORDS_MAX),
    ]),
  )('shows no tag of %s', async (_, html = '') => {
    expect((await shownWords(html)) ?? '').not.toMatch(/<\/?[a-z][^>]*>/i);
  });
});
