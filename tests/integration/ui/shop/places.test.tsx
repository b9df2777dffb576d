import { screen, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { PlacesContainer } from '@/containers/shop/places/places-container';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { api, it } from '@/tests/support/api/api-test';
import { createNamedShop } from '@/tests/support/factories/searchable';
import { createShop } from '@/tests/support/factories/shop';
import { renderApp } from '@/tests/support/render-app';
import { routes } from '@/utils/shell/routes';

const PER_PAGE = 100;
const FAR_AWAY = { latitude: 40.1, longitude: 67.8 };

const open = (page: number) =>
  renderApp(<PlacesContainer page={page} />, {
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
      await createNamedShop(api.db, { en: 'Bazaar' }, { type: 'shop' });
      for (let at = 2; at < PER_PAGE; at += 1) await createShop(api.db);
      await createNamedShop(api.db, { en: 'The newest' });
      forgetCached('');
    });

    it('are links, whatever they sell and wherever they deliver', async () => {
      await open(1);
      const link = await screen.findByRole('link', { name: 'Registan' });
      expect(link).toHaveAttribute('href', '/restaurant/1');
      expect(screen.getByRole('link', { name: 'Bazaar' })).toHaveAttribute(
        'href',
        '/shop/2',
      );
      expect(
        within(screen.getByRole('list')).getAllByRole('link'),
      ).toHaveLength(PER_PAGE);
    });

    it('come in pages that lead to each other', async () => {
      await open(2);
      const link = await screen.findByRole('link', { name: 'The newest' });
      expect(link).toHaveAttribute('href', `/restaurant/${PER_PAGE + 1}`);
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
        screen.queryByRole('link', { name: 'Registan' }),
      ).not.toBeInTheDocument();
    });
  });
});
