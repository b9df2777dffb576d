import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect } from 'vitest';
import { forgetCached } from '@/server/caches/catalogue-cache';
import type { FaqDto } from '@/server/contracts/content/faqs';
import { faqs } from '@/server/db/schema/content';
import { api, it } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';

afterEach(async () => {
  await api.db.delete(faqs);
  forgetCached('faqs:');
});

async function answerOf(slug: string, lang = 'en'): Promise<string | null> {
  forgetCached('faqs:');
  const path = `/rest/faqs/paginate?perPage=100&lang=${lang}`;
  const rows = (await api.get(path)).body.data as FaqDto[];
  const found = rows.find((row) => row.slug === slug);
  return found?.translation.answer ?? null;
}

async function put(name: string, text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'sofra-faq-'));
  const file = join(folder, name);
  await writeFile(file, text);
  return operate(api, ['faq', 'put', file]);
}

describe('questions on the operator’s command line', () => {
  it('are listed, put from Markdown language by language, and deleted', async () => {
    const made = await put(
      'catering.md',
      '---\ntitle: Do you cater?\ntopic: orders\nposition: 3\n---\nWe **do**.\n',
    );
    expect(made).toMatchObject({
      code: 0,
      out: expect.stringContaining('The faq catering is saved: Do you cater?.'),
    });
    await put('catering.ru.md', '---\ntitle: Кейтеринг?\n---\nДа.\n');
    expect(await answerOf('catering')).toContain('<strong>do</strong>');
    expect(await answerOf('catering', 'ru')).toContain('Да.');
    const list = await operate(api, ['faqs']);
    expect(list.out).toMatch(/catering +orders +3 +yours +yes +Do you cater\?/);
    expect(list.out).toMatch(/wallet|where-is-my-order/);
    const shown = await operate(api, ['faq', 'show', 'fees', '--json']);
    expect(JSON.parse(shown.out)).toMatchObject({ slug: 'fees', own: false });
    const gone = await operate(api, ['faq', 'delete', 'catering']);
    expect(gone.code).toBe(0);
    expect(await answerOf('catering')).toBeNull();
  });

  it('say what a file lacks', async () => {
    const bare = await put('catering.md', '---\ntitle: Do you cater?\n---\n');
    expect(bare.code).toBe(1);
    expect(bare.errors).toContain('topic');
    expect((await operate(api, ['faq', 'show', 'nothing'])).code).toBe(1);
  });
});
