import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { HTML_BOMBS } from '@/tests/support/api/html-bombs';
import { asOperator } from '@/tests/e2e/support/operator';
import { overflowOf } from '@/tests/e2e/support/audit';

/** Of these a kind that shows its words as a page does holds only a few. */
const SAMPLE = ['handlers', 'styles', 'nesting'];

interface Kind {
  /** Where the words are written, and what is sent beside them. */
  readonly path: string;
  readonly more?: object;
  readonly addressOf: (slug: string, id: number) => string;
  readonly bombs?: readonly string[];
}

const KINDS: Readonly<Record<string, Kind>> = {
  page: { path: '/pages', addressOf: (slug) => `/pages/${slug}` },
  post: {
    path: '/blogs',
    more: { published_at: '2026-01-02' },
    addressOf: (slug) => `/blog/${slug}`,
    bombs: SAMPLE,
  },
  job: {
    path: '/careers',
    more: { country: 'UZ', published_at: '2026-01-02' },
    addressOf: (_, id) => `/careers/${id}`,
    bombs: SAMPLE,
  },
  question: {
    path: '/faqs',
    more: { topic: 'account' },
    addressOf: (slug) => `/help#${slug}`,
    bombs: SAMPLE,
  },
};

interface Watched {
  readonly dialogs: string[];
  readonly elsewhere: string[];
}

/** What a page must never do, whatever stands in its words. */
function watch(page: Page, origin: string): Watched {
  const watched: Watched = { dialogs: [], elsewhere: [] };
  page.on('dialog', (dialog) => {
    watched.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (asked.protocol.startsWith('http') && asked.origin !== origin)
      watched.elsewhere.push(asked.href);
  });
  return watched;
}

/** The frame of the page that an operator's words hide, move or take apart. */
const hurtFrame = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const part of ['header', 'main', 'footer']) {
      const element = document.querySelector(`body ${part}`);
      if (!element) found.push(`no ${part}`);
      else if (element.getClientRects().length === 0)
        found.push(`${part} is not shown`);
    }
    const main = document.querySelector('main');
    if (main?.querySelector('footer, form[action^="http"], script:not([type])'))
      found.push('main holds what is not its own');
    const logo = document.querySelector('header a[href="/"]');
    const box = logo?.getBoundingClientRect();
    const over =
      box &&
      document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!logo || !over || !logo.contains(over))
      found.push('the header is covered');
    if (Reflect.has(window, '__bang')) found.push('a script ran');
    return found;
  });

for (const [kind, { addressOf, bombs, more, path }] of Object.entries(KINDS))
  test(`hostile words of a ${kind} do nothing but read`, async ({
    baseURL,
    page,
    request,
  }) => {
    test.slow();
    const watched = watch(page, baseURL ?? '');
    const slug = `hostile-${randomUUID()}`;
    for (const name of bombs ?? Object.keys(HTML_BOMBS)) {
      const title = `Hostile ${name} ${slug}`;
      const { id } = await asOperator<{ id: number }>(
        request,
        'PUT',
        `${path}/${slug}`,
        {
          ...more,
          translations: { en: { title, description: HTML_BOMBS[name] } },
        },
      );
      // the same address with a hash would not load it again
      await page.goto('about:blank');
      await page.goto(addressOf(slug, id));
      await expect(
        page.getByText(title, { exact: true }).first(),
      ).toBeVisible();
      expect([name, await hurtFrame(page)]).toEqual([name, []]);
      expect([name, await overflowOf(page)]).toEqual([name, 0]);
    }
    expect(watched).toEqual({ dialogs: [], elsewhere: [] });
    await asOperator(request, 'DELETE', `${path}/${slug}`);
  });
