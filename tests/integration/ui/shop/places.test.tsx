import { screen, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { PlacesContainer } from '@/containers/shop/places/places-container';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { api, it } from '@/tests/support/api/api-test';
import { createNamedShop } from '@/tests/support/factories/searchable';
import { renderApp } from '@/tests/support/render-app';
import { routes } from '@/utils/shell/routes';

const PER_PAGE = 200;
const FAR_AWAY = { latitude: 40.1, longitude: 67.8 };

const open = (page: number) =>
  renderApp(<PlacesContainer page={page} district={null} />, {
    api,
    path: routes.places(page),
  });

describe('all places', () => {
  it('are none on a new site, which says so', async () => {
    await open(1);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Opening soon' }),
    ).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  describe('of a large city', () => {
    it.beforeAll(async () => {
      await createNamedShop(api.db, { en: 'Registan' }, FAR_AWAY);
      await createNamedShop(
        api.db,
        { en: 'Bazaar' },
        { type: 'shop', ratingAvg: 4.6, reviewsCount: 9 },
      );
      await createNamedShop(api.db, { en: '24 hours' });
      for (let at = 3; at <= PER_PAGE; at += 1)
        await createNamedShop(api.db, { en: `Choyxona ${at}` });
      forgetCached('');
    });

    it('are links by name, whatever they sell and wherever they deliver', async () => {
      await open(1);
      const link = await screen.findByRole('link', { name: /^Bazaar/ });
      expect(link).toHaveAttribute('href', '/shop/2');
      expect(link).toHaveTextContent('Rated 4.6 out of 5');
      expect(screen.getAllByRole('heading', { level: 2 })[1]).toHaveTextContent(
        'B',
      );
    });

    it('have links to their letters, with how many there are', async () => {
      await open(1);
      const letters = within(
        await screen.findByRole('navigation', { name: 'By letter' }),
      );
      expect(letters.getByRole('link', { name: 'B 1' })).toHaveAttribute(
        'href',
        '#letter-B',
      );
      expect(letters.getByRole('link', { name: '# 1' })).toHaveAttribute(
        'href',
        `${routes.places(2)}#letter-0-9`,
      );
    });

    it('come in pages that lead to each other', async () => {
      await open(2);
      const link = await screen.findByRole('link', { name: /^24 hours/ });
      expect(link).toHaveAttribute('href', '/restaurant/3');
      const pages = within(
        screen.getByRole('navigation', { name: 'All places' }),
      );
      expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent(
        '2',
      );
      expect(pages.getByRole('link', { name: '1' })).toHaveAttribute(
        'href',
        routes.places(1),
      );
      expect(
        screen.queryByRole('link', { name: /^Bazaar/ }),
      ).not.toBeInTheDocument();
    });
  });
});
