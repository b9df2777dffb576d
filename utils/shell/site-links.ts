/**
 * Where the footer and the menu lead, by column: the key of its title (null: the operator's own name), and of each page
 * its address and the key of what it is called. Written out, as the table is on every page.
 */
export const SITE_LINKS = [
  [
    'footer.browse',
    [
      ['/restaurant', 'footer.restaurants'],
      ['/shop', 'footer.shops'],
      ['/places', 'places.title'],
      ['/restaurant?deals=1', 'footer.deals'],
      ['/restaurant?free_delivery=1', 'filter.freeDelivery'],
    ],
  ],
  [
    null,
    [
      ['/about', 'footer.about'],
      ['/careers', 'footer.careers'],
      ['/blog', 'footer.blog'],
      ['/referrals', 'referrals.title'],
    ],
  ],
  [
    'footer.work',
    [
      ['/be-seller', 'footer.sell'],
      ['/deliver', 'footer.drive'],
    ],
  ],
  [
    'footer.support',
    [
      ['/help', 'footer.help'],
      ['/privacy', 'privacy.title'],
      ['/terms', 'terms.title'],
    ],
  ],
] as const;

/** An address of the table and its key. */
export type SiteLinkRow = (typeof SITE_LINKS)[number][1][number];
