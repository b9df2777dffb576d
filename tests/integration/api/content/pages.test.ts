import { eq } from 'drizzle-orm';
import { afterEach, describe, expect } from 'vitest';
import type { TextPageDto } from '@/server/contracts/content/pages';
import { pages } from '@/server/db/schema/content';
import { settings } from '@/server/db/schema/settings';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { EXAMPLE_CITY_SETTING } from '@/server/domain/settings/read-settings';
import { LOCALES } from '@/utils/i18n/locales';
import { api, it } from '@/tests/support/api/api-test';

afterEach(async () => {
  await api.db.delete(pages);
  forgetCached('pages:');
});

async function read(path: string): Promise<TextPageDto> {
  const { body, status } = await api.get(path);
  expect(status).toBe(200);
  return body.data as TextPageDto;
}

describe('pages of words', () => {
  it.each(['policy', 'term'])(
    'brings a whole %s of its own in every language',
    async (slug) => {
      for (const { code: lang } of LOCALES) {
        const page = await read(`/rest/${slug}?lang=${lang}`);
        expect(page).toMatchObject({ id: 0, translation: { locale: lang } });
        expect(page.sections.length).toBeGreaterThanOrEqual(8);
        expect(page.translation.description).not.toMatch(
          /\{\{|(privacy|terms|page)\.\w+\./,
        );
        for (const { id, title } of page.sections) {
          expect(title).toMatch(/\S{2}/);
          expect(page.translation.description).toContain(`<h2 id="${id}">`);
        }
        expect(Date.parse(page.updated_at)).toBeLessThan(Date.now());
      }
    },
  );

  it('tells how it began, and who is there, only of the example’s city', async () => {
    const titles = async () =>
      (await read('/rest/pages/about?lang=en')).sections.map(
        ({ title }) => title,
      );
    const sayExample = async (value: string): Promise<void> => {
      await api.db
        .update(settings)
        .set({ value })
        .where(eq(settings.key, EXAMPLE_CITY_SETTING));
      forgetCached('settings:');
    };
    expect(await titles()).toEqual([
      'How it began',
      'How it works',
      'What we promise',
      'Who is here',
    ]);
    await sayExample('0');
    expect(await titles()).toEqual(['How it works', 'What we promise']);
    await sayExample('1');
  });

  it('gives the operator’s own text, in the asked language or English', async () => {
    const updatedAt = new Date('2026-02-03T04:05:06Z');
    await api.db.insert(pages).values({
      slug: 'term',
      updatedAt,
      translations: {
        en: {
          title: 'House rules',
          description: '<h1>Fish & chips</h1><p>One.</p>',
        },
        ru: { title: 'Правила', description: '<h2>Раз</h2>' },
      },
    });
    const english = await read('/rest/term?lang=ar');
    expect(english.translation).toMatchObject({
      locale: 'en',
      title: 'House rules',
    });
    expect(english.sections).toEqual([
      { id: 'section-1', title: 'Fish & chips' },
    ]);
    expect(english.updated_at).toBe(updatedAt.toISOString());
    expect((await read('/rest/term?lang=ru')).translation.title).toBe(
      'Правила',
    );
    expect((await read('/rest/policy')).id).toBe(0);
  });

  it('lets nothing through that could act', async () => {
    await api.db.insert(pages).values({
      slug: 'policy',
      translations: {
        en: {
          title: 'P',
          description:
            '<h2 id="x" onclick="a()">A<script>alert(1)</script></h2><p style="x">B <a href="javascript:a()">c</a> ' +
            '<a href="//evil.example">d</a> <a href="https://ok.example" target="_blank">e</a></p><iframe src="x"></iframe><img src=x onerror=a()>',
        },
      },
    });
    const { sections, translation } = await read('/rest/policy');
    expect(sections).toEqual([{ id: 'section-1', title: 'A' }]);
    expect(translation.description).toBe(
      '<h2 id="section-1">A</h2><p>B <a rel="noopener">c</a> <a rel="noopener">d</a> <a href="https://ok.example" rel="noopener">e</a></p>',
    );
  });

  it('keeps ours while the operator’s text is switched off', async () => {
    await api.db.insert(pages).values({
      slug: 'policy',
      active: false,
      translations: { en: { title: 'P', description: '<p>Draft</p>' } },
    });
    expect((await read('/rest/policy')).id).toBe(0);
  });
});
