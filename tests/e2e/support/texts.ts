import type { Page } from '@playwright/test';
import { baseKey, readPageTexts } from '@/server/caches/text-files';

const KEYS = new Set(
  Object.keys(readPageTexts('en'))
    .map(baseKey)
    .filter((key) => key.includes('.')),
);

/** Keys of texts among these words: what nobody should ever read. */
export function keysAmong(words: string): string[] {
  const candidates = words.match(/[a-z]\w*(?:\.\w+)+/g) ?? [];
  return [...new Set(candidates)].filter((word) => KEYS.has(word));
}

/** Everything the page says, aloud too; once it is quiet. */
export async function spokenOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const named = document.querySelectorAll(
      '[aria-label], [placeholder], [alt], [title]',
    );
    const names = [...named].flatMap((element) =>
      ['aria-label', 'placeholder', 'alt', 'title'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
    );
    return [document.title, document.body?.innerText ?? '', ...names].join(
      '\n',
    );
  });
}

/** Buttons, links and fields that have lost their name. */
export async function namelessOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], [role="radio"]')]
      .filter((element) => element.checkVisibility())
      .filter(
        (element) =>
          !element.getAttribute('aria-label')?.trim() &&
          !element.textContent.trim(),
      )
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}
