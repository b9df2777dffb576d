import { BRAND_NAME } from '@/utils/constants/defaults';
import type { SchemaNode } from './head-draft';

/** The house, as who publishes a post or offers a job. */
export function publisher(siteUrl: string): SchemaNode {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: BRAND_NAME,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
  };
}
