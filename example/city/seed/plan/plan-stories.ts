import { pictureOf } from '@/example/city/seed/pictures';
import { uuidOf } from '@/scripts/lib/random';
import type { CityRows, Row } from '@/example/city/seed/rows';
import { storyWords } from '@/example/city/seed/stories';

const DAY_MS = 86_400_000;

interface PostContent {
  readonly slug: string;
  readonly picture: string;
  readonly tags: string[];
  readonly daysAgo: number;
}

const POSTS: readonly PostContent[] = [
  {
    slug: 'bread-and-its-pattern',
    picture: 'card-non-and-co-bakery',
    tags: ['kitchens', 'bread'],
    daysAgo: 27,
  },
  {
    slug: 'what-couriers-wish-you-knew',
    picture: 'card-burger-express-24',
    tags: ['couriers'],
    daysAgo: 11,
  },
  {
    slug: 'plov-at-eleven',
    picture: 'card-olti-qozon-plov-centre',
    tags: ['kitchens', 'plov'],
    daysAgo: 3,
  },
];

interface JobContent extends Pick<Row<'careers'>, 'employment' | 'remote'> {
  readonly slug: string;
  readonly daysAgo: number;
  readonly daysLeft: number;
}

const JOBS: readonly JobContent[] = [
  {
    slug: 'frontend-engineer',
    employment: 'full_time',
    remote: true,
    daysAgo: 20,
    daysLeft: 70,
  },
  {
    slug: 'food-photographer',
    employment: 'contractor',
    remote: false,
    daysAgo: 8,
    daysLeft: 45,
  },
  {
    slug: 'courier-team-lead',
    employment: 'full_time',
    remote: false,
    daysAgo: 5,
    daysLeft: 30,
  },
];

const COUNTRY = 'UZ';

/** Plans the posts of the blog and the jobs; their days are counted from the moment the city opens. */
export function planStories(rows: CityRows, now: Date): void {
  const inDays = (days: number): Date =>
    new Date(now.getTime() + days * DAY_MS);
  for (const { daysAgo, picture, slug, tags } of POSTS) {
    const at = inDays(-daysAgo);
    rows.add('blogPosts', {
      id: rows.id('blogPosts'),
      uuid: uuidOf(`post ${slug}`),
      slug,
      img: pictureOf(picture),
      tags,
      translations: storyWords('posts', slug),
      publishedAt: at,
      createdAt: at,
      updatedAt: at,
    });
  }
  for (const { daysAgo, daysLeft, slug, ...terms } of JOBS) {
    const at = inDays(-daysAgo);
    rows.add('careers', {
      ...terms,
      id: rows.id('careers'),
      uuid: uuidOf(`job ${slug}`),
      slug,
      country: COUNTRY,
      translations: storyWords('jobs', slug),
      publishedAt: at,
      validThrough: inDays(daysLeft).toISOString().slice(0, 10),
      createdAt: at,
      updatedAt: at,
    });
  }
}
