import { describe, expect, test, vi } from 'vitest';
import { safeText } from '@/server/domain/content/safe-html';
import { dangersIn, HTML_BOMBS } from '@/tests/support/api/html-bombs';

describe('an operator’s HTML', () => {
  test.each(Object.entries(HTML_BOMBS))('%s has no effect', (_name, html) => {
    expect(dangersIn(safeText(html).html)).toEqual([]);
  });

  test('the bombs are bombs', () => {
    const harmless = Object.entries(HTML_BOMBS)
      .filter(([, html]) => dangersIn(html).length === 0)
      .map(([name]) => name);
    expect(harmless).toEqual([
      'deep nesting',
      'many tags',
      'one long word',
      'broken letters',
    ]);
  });

  test('keeps what a text needs', () => {
    const html =
      '<h2 id="section-1">A</h2><h3>B</h3><p>C <strong>d</strong> <em>e</em> <a href="/help#x" rel="noopener">f</a></p>' +
      '<ul><li>g</li></ul><ol><li>h</li></ol><table><thead><tr><th>i</th></tr></thead><tbody><tr><td>j</td></tr></tbody></table>' +
      '<blockquote>k</blockquote><pre><code>l</code></pre>';
    expect(safeText(html).html).toBe(html);
  });

  const PICTURES =
    '<img src="/storage/images/content/a.webp" alt="A" width="1920" height="1080"><img src="https://pictures.example/b.png"><img src="http://pictures.example/c.png">';
  const OWN =
    '<img width="960" height="540" alt="A" loading="lazy" decoding="async" src="/storage/images/content/a.webp?w=960" />';

  test('keeps pictures of ours in the width they are shown in, and none that the policy of our pages refuses', () => {
    expect(safeText(PICTURES).html).toBe(OWN);
  });

  test('keeps pictures of the host where pictures are', async () => {
    vi.resetModules();
    vi.stubEnv('NEXT_PUBLIC_STORAGE_URL', 'https://pictures.example');
    const { safeText: read } =
      await import('@/server/domain/content/safe-html');
    vi.unstubAllEnvs();
    expect(read(PICTURES).html).toBe(
      `${OWN}<img alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer" src="https://pictures.example/b.png" />`,
    );
  });

  test('nests no deeper than a browser lays out easily, and shows so many pictures', () => {
    const deep = safeText(HTML_BOMBS['deep nesting'] ?? '').html;
    expect(deep.match(/<blockquote>/g)?.length).toBeLessThan(20);
    expect(deep).toContain('a');
    const many = safeText(HTML_BOMBS['many pictures'] ?? '').html;
    expect(many.match(/<img/g)).toHaveLength(60);
  });

  test('reads no more than so much', () => {
    const { html } = safeText(`<p>${'word '.repeat(100_000)}</p>`);
    expect(html.length).toBeLessThan(201_000);
  });
});
