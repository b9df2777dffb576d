import type {
  OperatorBannerBodyDto,
  OperatorBannerDto,
} from '@/server/contracts/operator/banner';
import type { Command } from '../command';
import type { ContentShape, Shaped } from './content-shape';
import { type ContentRow, contentCommands } from './content-commands';

type Row = ContentRow & Omit<OperatorBannerDto, 'translations'>;

const shape: ContentShape = {
  one: 'banner',
  isPlain: true,
  words: {
    title: 'its large words',
    button: 'what the button says; without it there is none',
    kicker: 'a short line above the title',
    description: 'a line or two below the title',
  },
  fields: {
    img: 'its picture: a file beside this one, or an https address',
    url: 'where it leads, a path of the site: /restaurant/31',
    tone: 'light: dark words on a light picture (so it is without this); dark: light words on a dark one',
    position: 'its place: 0, 1, 2 …',
    active: 'false hides it',
  },
  shown: [],
} satisfies ContentShape & Shaped<OperatorBannerBodyDto>;

/** Banners of the home page, each from a file that names its picture, its words and where it leads. */
export const bannerCommands: Readonly<Record<string, Command>> =
  contentCommands<Row>({
    shape,
    seen: ({ active, tone, url }, site) =>
      active
        ? `It is shown on ${site}/ with ${tone === 'dark' ? 'light' : 'dark'} words and leads to ${url}`
        : 'It is hidden: "active: true" shows it.',
    wanted: ['button', 'description'],
    many: 'banners',
    path: '/banners',
    columns: () => [
      { head: 'PLACE', cell: ({ position }) => position, right: true },
      { head: 'SHOWN', cell: ({ active }) => (active ? 'yes' : 'no') },
      { head: 'LEADS TO', cell: ({ url }) => url, most: 40 },
    ],
    deleted: 'takes it off the home page for good',
  });
