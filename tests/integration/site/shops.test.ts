import { within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { siteIt, t } from '@/tests/support/site/site-test';

const cards = (document: Document): number =>
  document.querySelectorAll('main article').length;

describe('without script', () => {
  siteIt(
    'the address of a dish shows it with what can be chosen',
    async ({ browser, places }) => {
      const [place] = places;
      const [dish] = place.optioned;
      await browser.open(`/restaurant/${place.id}?product=${dish?.uuid ?? ''}`);
      const section = browser.main.getByRole('region', {
        name: dish?.translation.title ?? '',
      });
      expect(section.querySelectorAll('img')).toHaveLength(1);
      expect(within(section).getAllByRole('listitem')).not.toHaveLength(0);
    },
  );

  siteIt(
    'the search is a form that leads to pages of results',
    async ({ browser, places }) => {
      const [place] = places;
      await browser.open('/search');
      const field = browser.screen.getByRole('combobox', {
        name: t('header.search.label'),
      });
      browser.fill(field, place.title);
      await browser.enter(field);
      expect(browser.path).toMatch(/^\/search\?q=/);
      browser.main.getByRole('heading', {
        level: 1,
        name: t('home.search.title', { term: place.title }),
      });
      const [found] = browser.main.getAllByRole('link', { name: place.title });
      if (!found) throw new Error(`${place.title} was not found`);
      await browser.press(found);
      expect(browser.path).toBe(`/restaurant/${place.id}`);
    },
  );

  siteIt(
    'filters are a form, chips come off and pages follow each other',
    async ({ browser }) => {
      const follow = (name: string) =>
        browser.press(browser.main.getByRole('link', { name }));
      await browser.open('/restaurant');
      await follow(t('home.more.restaurants'));
      expect(browser.path).toMatch(/\?page=2$/);
      expect(cards(browser.document)).toBeGreaterThan(0);
      await follow(t('home.previous'));
      await follow(t('filter.label'));
      const form = within(
        browser.main.getByRole('form', { name: t('filter.label') }),
      );
      browser.check(form.getByRole('checkbox', { name: t('filter.deals') }));
      browser.fill(
        form.getByRole('textbox', { name: t('filter.price.to') }),
        '20',
      );
      await browser.press(form.getByRole('button'));
      expect(browser.path).toContain('deals=1');
      expect(browser.path).toContain('price_to=20');
      await follow(t('filter.on', { name: t('filter.deals') }));
      expect(browser.path).toBe('/restaurant?price_to=20&currency_id=1');
      expect(cards(browser.document)).toBeGreaterThan(0);
    },
  );
});
