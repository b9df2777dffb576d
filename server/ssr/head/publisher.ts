import { brandName, siteIconPath } from '@/server/caches/site-brand';
import type { Shell } from '@/utils/shell/shell';
import type { SchemaNode } from './head-draft';

/** The house, as who publishes a post or offers a job. */
export function publisher({
  lang,
  siteUrl,
}: Pick<Shell, 'lang' | 'siteUrl'>): SchemaNode {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: brandName(lang),
    url: `${siteUrl}/`,
    logo: `${siteUrl}${siteIconPath('icon-512.png')}`,
  };
}
