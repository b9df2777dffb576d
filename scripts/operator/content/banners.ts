import type { OperatorBannerDto } from '@/server/contracts/operator/banner';
import type { Command } from '../command';
import { type ContentRow, contentCommands } from './content-commands';

type Row = ContentRow & Omit<OperatorBannerDto, 'translations'>;

/** Banners of the home page, each from a file that names its picture, its words and where it leads. */
export const bannerCommands: Readonly<Record<string, Command>> =
  contentCommands<Row>({
    one: 'banner',
    many: 'banners',
    path: '/banners',
    columns: [
      { head: 'PLACE', cell: ({ position }) => position, right: true },
      { head: 'SHOWN', cell: ({ active }) => (active ? 'yes' : 'no') },
      { head: 'LEADS TO', cell: ({ url }) => url, most: 40 },
    ],
    deleted: 'takes it off the home page for good',
  });
