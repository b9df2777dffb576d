import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, vi } from 'vitest';
import { BlogContainer } from '@/containers/content/blog/blog-container';
import { PostContainer } from '@/containers/content/blog/post-container';
import { CareerContainer } from '@/containers/content/careers/career-container';
import { CareersContainer } from '@/containers/content/careers/careers-container';
import { api, it } from '@/tests/support/api/api-test';
import {
  clearContent,
  createCareer,
  createPost,
} from '@/tests/support/factories/content';
import { renderApp } from '@/tests/support/render-app';
import { contentRoutes } from '@/utils/shell/content-routes';

afterEach(async () => {
  vi.unstubAllGlobals();
  await clearContent(api.db);
});

describe('the blog', () => {
  const open = (page = 1) =>
    renderApp(<BlogContainer page={page} />, {
      api,
      path: contentRoutes.blog(page),
    });

  it('says so while there is nothing to read', async () => {
    await open();
    expect(
      await screen.findByRole('heading', { name: 'Nothing to read yet' }),
    ).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'RSS feed' })).toHaveAttribute(
      'href',
      '/blog/rss.xml',
    );
  });

  it('lists posts with day and reading time, and links to its pages', async () => {
    for (let at = 0; at < 12; at += 1) await createPost(api.db);
    await open();
    const [first] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent('2 January 2026·1 min read');
    expect(screen.getAllByRole('article')).toHaveLength(10);
    const pages = within(screen.getByRole('navigation', { name: 'Blog' }));
    expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/blog?page=2',
    );
    expect(pages.getByRole('link', { name: '1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

describe('a post', () => {
  it('marks what is in another language, and goes on with others', async () => {
    const { slug } = await createPost(api.db, {
      translations: { ar: { title: 'خبز', description: '<p>نص</p>' } },
    });
    await createPost(api.db, { slug: 'other' });
    await renderApp(<PostContainer slug={slug} />, {
      api,
      path: contentRoutes.blogPost(slug),
    });
    const title = await screen.findByRole('heading', { name: 'خبز' });
    expect(title).toHaveAttribute('lang', 'ar');
    expect(title).toHaveAttribute('dir', 'rtl');
    expect(
      screen.getByRole('region', { name: 'More to read' }),
    ).toContainElement(screen.getByRole('link', { name: /^Post/ }));
  });

  it('is shared by the device, or its address is copied', async () => {
    const { slug } = await createPost(api.db);
    await renderApp(<PostContainer slug={slug} />, {
      api,
      path: contentRoutes.blogPost(slug),
    });
    const user = userEvent.setup();
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    const share = await screen.findByRole('link', { name: 'Share' });
    expect(share).toHaveAttribute('href', expect.stringMatching(/^mailto:\?/));
    await user.click(share);
    expect(copied).toHaveBeenCalledWith(
      expect.stringMatching(new RegExp(`^http.*/blog/${slug}$`)),
    );
  });
});

describe('jobs', () => {
  it('stand by department, and are narrowed to a place by links', async () => {
    await createCareer(api.db);
    await createCareer(api.db, {
      remote: true,
      employment: 'contractor',
      translations: {
        en: { title: 'Writer', place: 'Samarkand', department: 'Words' },
      },
    });
    await renderApp(<CareersContainer page={1} place={null} />, {
      api,
      path: contentRoutes.careers(),
    });
    await screen.findByRole('link', { name: 'Writer' });
    expect(screen.getByText('Samarkand · From home · Freelance')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Words' })).toBeVisible();
    const places = within(screen.getByRole('navigation', { name: 'Places' }));
    expect(places.getByRole('link', { name: 'Samarkand' })).toHaveAttribute(
      'href',
      '/careers?place=Samarkand',
    );
    const [first] = places.getAllByRole('link');
    expect(first).toHaveAccessibleName('All');
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(first).toHaveAttribute('href', '/careers');
  });

  it('are none on a new site, which says so', async () => {
    await renderApp(<CareersContainer page={1} place={null} />, {
      api,
      path: contentRoutes.careers(),
    });
    expect(
      await screen.findByRole('heading', { name: 'No openings right now' }),
    ).toBeVisible();
  });

  it('are applied for by their own link; a closed one says so instead', async () => {
    const open = await createCareer(api.db, {
      applyUrl: 'https://jobs.example/1',
    });
    const view = await renderApp(<CareerContainer id={open.id} />, {
      api,
      path: contentRoutes.career(open.id),
    });
    expect(await screen.findByRole('link', { name: 'Apply' })).toHaveAttribute(
      'href',
      'https://jobs.example/1',
    );
    view.unmount();
    const over = await createCareer(api.db, { validThrough: '2020-01-01' });
    await renderApp(<CareerContainer id={over.id} />, {
      api,
      path: contentRoutes.career(over.id),
    });
    expect(await screen.findByText(/^This job is closed/)).toBeVisible();
    expect(
      screen.queryByRole('link', { name: 'Apply' }),
    ).not.toBeInTheDocument();
  });
});
