import type { Locator, Page } from '@playwright/test';
import type { Words } from '@/tests/e2e/support/words';

/** What every screen stands on: the tab, its language and its words. */
export interface Screen {
  readonly page: Page;
  readonly lang: string;
  readonly t: Words;
}

/** The address of a path in the screen's language. */
export function localised({ lang }: Screen, path: string): string {
  return lang === 'en' ? path : `/${lang}${path === '/' ? '' : path}`;
}

/** The plural forms of a key as one pattern: "2 items" and "1 item". */
export function anyCount({ t }: Screen, key: string): RegExp {
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'].flatMap(
    (form) => {
      try {
        return [t(`${key}_${form}`, { count: '\u0000' })];
      } catch {
        return [];
      }
    },
  );
  const escaped = forms.map((text) =>
    text
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('\u0000', String.raw`.+`),
  );
  return new RegExp(`^(?:${escaped.join('|')})$`);
}

/** The open dialog or sheet of that name. */
export function dialogNamed({ page }: Screen, name: RegExp | string): Locator {
  return page.getByRole('dialog', { name });
}
