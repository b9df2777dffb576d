import { expect, test } from 'vitest';
import { contentRoutes } from '@/utils/shell/content-routes';
import { routes } from '@/utils/shell/routes';
import { SITE_LINKS } from '@/utils/shell/site-links';

test('footer and menu lead to every page of the specification', () => {
  const links: readonly string[] = SITE_LINKS.flatMap(([, rows]) =>
    rows.map(([href]) => href),
  );
  expect(links).toEqual([
    routes.list('restaurant'),
    routes.list('shop'),
    routes.places(),
    `${routes.list('restaurant')}?deals=1`,
    `${routes.list('restaurant')}?free_delivery=1`,
    contentRoutes.about(),
    contentRoutes.careers(),
    contentRoutes.blog(),
    routes.referrals(),
    contentRoutes.beSeller(),
    contentRoutes.deliver(),
    contentRoutes.help(),
    routes.privacy(),
    routes.terms(),
  ]);
});
