// @vitest-environment node
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { KeptList } from '@/utils/platform/kept-list';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { useShell } from '@/contexts/shell-context';
import { runtime, runtimeSlot } from '@/server/runtime';
import { holdLanguages } from '@/server/caches/site-languages';
import { holdBrand, siteBrand } from '@/server/caches/site-brand';
import { pageWords } from '@/server/ssr/page-texts';
import { keepHtml as keep } from '@/utils/platform/html-keeper';
import { createI18n } from '@/utils/i18n/create-i18n';

interface DishesProps {
  readonly names: readonly string[];
  readonly onOpen?: () => void;
}

const texts = createI18n('en', { 'nav.home': 'Home' });
const keepHtml = <P extends object>(of: ComponentType<P>, props: P) =>
  keep(of, props, texts);

/** What React writes around a boundary that is there; the browser's KeptList renders one. */
const bounded = (html: string) => `<!--$-->${html}<!--/$-->`;
const bare = (html: string) => html.replaceAll(/<!--\/?\$-->/g, '');

const rendered = vi.fn();

function Dishes({ names, onOpen }: DishesProps) {
  rendered();
  return names.map((name) => (
    <li key={name}>
      <button onClick={onOpen}>{name}</button> · {names.length}
    </li>
  ));
}

function Cover() {
  return createElement('img', {
    alt: '',
    sizes: '(max-width: 600px) 100vw, 640px',
    srcSet: '/c?w=320 320w, /c?w=640&x 640w',
    src: '/c?w=640',
    fetchPriority: 'high',
  });
}

function Pictures({ hrefs }: Readonly<{ hrefs: readonly string[] }>) {
  return hrefs.map((href, index) => (
    <li key={href}>
      {createElement('img', {
        src: href,
        alt: '',
        fetchPriority: index ? undefined : 'high',
        loading: index > 1 ? 'lazy' : 'eager',
      })}
    </li>
  ));
}

function Greeting() {
  return <li>{useShell().lang}</li>;
}

function Worded() {
  return <li>{useTranslation().t('nav.home')}</li>;
}

function Linked({ lang }: Readonly<{ lang: string }>) {
  return (
    <li>
      <SiteLink href="/help" lang={lang} />
    </li>
  );
}

afterEach(() => rendered.mockClear());
afterAll(() => {
  runtime().htmlKeeper = null;
});

describe('the HTML of a list', () => {
  it('is made once for equal data, whatever handlers come with it', () => {
    const first = keepHtml(Dishes, {
      names: ['plov'],
      onOpen: () => undefined,
    });
    expect(keepHtml(Dishes, { names: ['plov'] })).toBe(first);
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('is made anew for other data', () => {
    const html = (names: string[]) => keepHtml(Dishes, { names })?.html;
    expect(html(['lagman'])).not.toBe(html(['manti']));
  });

  it('stays within its bytes: what nobody asked for the longest is made anew', () => {
    // each is taken for some 12 MB of the 32
    const ask = (name: string) =>
      keepHtml(Dishes, { names: [name.repeat(6 * 1024 * 1024)] });
    for (const name of 'abacac') ask(name);
    expect(rendered).toHaveBeenCalledTimes(3);
    ask('b');
    expect(rendered).toHaveBeenCalledTimes(4);
  });

  it('is what React would have put there', () => {
    const list = () => (
      <I18nextProvider i18n={texts}>
        <KeptList className="menu" of={Dishes} props={{ names: ['a', 'b'] }} />
      </I18nextProvider>
    );
    runtime().htmlKeeper = null;
    const plain = renderToString(list());
    runtime().htmlKeeper = keep;
    const kept = renderToString(list());
    expect(bare(kept)).toBe(plain);
    expect(kept).toContain('<ul class="menu"><!--$--><li>');
    expect(renderToString(list())).toBe(kept);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('leaves the preloading of its pictures to the page', () => {
    const made = keepHtml(Pictures, { hrefs: ['/a?b=1&c=2', '/d', '/e'] });
    expect(made?.pictures).toEqual([
      expect.objectContaining({ href: '/a?b=1&c=2', urgent: true }),
      expect.objectContaining({ href: '/d', urgent: false }),
    ]);
    expect(made?.html.startsWith('<!--$--><li>')).toBe(true);
  });

  it('says all widths of a picture that is wanted at once, as React would', () => {
    expect(keepHtml(Cover, {})?.pictures).toEqual([
      {
        href: '',
        srcSet: '/c?w=320 320w, /c?w=640&x 640w',
        sizes: '(max-width: 600px) 100vw, 640px',
        urgent: true,
      },
    ]);
    const parts = () =>
      bare(
        renderToString(
          <I18nextProvider i18n={texts}>
            <KeptList of={Cover} props={{}} />
          </I18nextProvider>,
        ),
      )
        .split(/ (?=\w+=)|(?=\/?>)/)
        .sort();
    runtime().htmlKeeper = null;
    const plain = parts();
    runtime().htmlKeeper = keep;
    expect(parts()).toEqual(plain);
  });

  it('is left to the page when the items need more than their props', () => {
    expect(keepHtml(Greeting, {})).toBeNull();
    expect(keepHtml(Greeting, {})).toBeNull();
  });

  it('has its words whichever page asks first, also one that brings none of them', () => {
    const withoutThem = createI18n('en', {});
    pageWords('en', { 'nav.home': 'Home' });
    const first = keep(Worded, {}, withoutThem)?.html;
    expect(first).toBe(bounded('<li>Home</li>'));
    expect(keep(Worded, {}, texts)?.html).toBe(first);
    runtimeSlot('page-words', () => new Map<string, unknown>()).clear();
  });

  it('leads to other addresses when the site speaks another language first', () => {
    const href = () => keepHtml(Linked, { lang: 'en' })?.html;
    expect(href()).toContain('href="/help"');
    holdLanguages(new Map([['default_language', 'de']]));
    expect(href()).toContain('href="/en/help"');
    holdLanguages(new Map());
    expect(href()).toContain('href="/help"');
  });

  it('says the new name of a site that was renamed, in texts that did not change', () => {
    const html = (name: string) => {
      holdBrand({ ...siteBrand(), name: { en: name } });
      // a rename drops what is cached: equal texts are read anew
      pageWords('en', { 'nav.home': 'Home of {{name}}' });
      return keep(Worded, {}, texts)?.html;
    };
    expect(html('Old')).toBe(bounded('<li>Home of Old</li>'));
    expect(html('New')).toBe(bounded('<li>Home of New</li>'));
    holdBrand({ ...siteBrand(), name: null });
    runtimeSlot('page-words', () => new Map<string, unknown>()).clear();
  });

  it('is in the words of its reader', () => {
    const html = (lang: string, home: string) =>
      keep(Worded, {}, createI18n(lang, { 'nav.home': home }))?.html;
    expect(html('en', 'Home')).toBe(bounded('<li>Home</li>'));
    expect(html('de', 'Start')).toBe(bounded('<li>Start</li>'));
    // the operator changed a text
    expect(html('en', 'Front door')).toBe(bounded('<li>Front door</li>'));
  });
});
