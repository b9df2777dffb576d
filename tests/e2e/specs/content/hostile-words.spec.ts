import { expect, type Page, test } from '@playwright/test';
import { HTML_BOMBS } from '@/tests/support/api/html-bombs';
import { E2E_OPERATOR_TOKEN } from '@/tests/e2e/support/server';
import { overflowOf } from '@/tests/e2e/support/audit';

const ADMIN = '/api/v1/dashboard/admin';
const headers = { Authorization: `Bearer ${E2E_OPERATOR_TOKEN}` };
/** An answer of /help is no longer. */
const ANSWER_MOST = 20_000;

/** Where the words of each kind are written, and what is sent beside them. */
const KINDS: Readonly<Record<string, { call: string; more: object }>> = {
  page: { call: '/pages/hostile', more: {} },
  post: {
    call: '/blogs/hostile',
    more: { published_at: '2026-01-02' },
  },
  job: {
    call: '/careers/hostile',
    more: { country: 'UZ', published_at: '2026-01-02' },
  },
  question: { call: '/faqs/hostile', more: { topic: 'account' } },
};

const addressOf = (kind: string, id: number): string =>
  ({
    page: '/pages/hostile',
    post: '/blog/hostile',
    job: `/careers/${id}`,
    question: '/help#hostile',
  })[kind] ?? '';

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

for (const [kind, { call, more }] of Object.entries(KINDS))
  test(`hostile words of a ${kind} do nothing but read`, async ({
    baseURL,
    page,
    request,
  }) => {
    test.slow();
    const watched = watch(page, baseURL ?? '');
    const bombs = Object.entries(HTML_BOMBS).filter(
      ([, html]) => kind !== 'question' || html.length <= ANSWER_MOST,
    );
    for (const [name, description] of bombs) {
      const written = await request.put(`${ADMIN}${call}`, {
        headers,
        data: {
          ...more,
          translations: { en: { title: `Hostile ${name}`, description } },
        },
      });
      expect([name, written.status()]).toEqual([name, 200]);
      const { data } = (await written.json()) as { data: { id: number } };
      // the same address with a hash would not load it again
      await page.goto('about:blank');
      await page.goto(addressOf(kind, data.id));
      await expect(
        page.getByText(`Hostile ${name}`, { exact: true }).first(),
      ).toBeVisible();
      expect([name, await hurtFrame(page)]).toEqual([name, []]);
      expect([name, await overflowOf(page)]).toEqual([name, 0]);
    }
    expect(watched).toEqual({ dialogs: [], elsewhere: [] });
    await request.delete(`${ADMIN}${call}`, { headers });
  });
