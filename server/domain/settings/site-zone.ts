import type { Db } from '@/server/db/client';
import { findSiteZone } from '@/server/repositories/settings/settings-repository';
import { DEFAULT_TIMEZONE } from '@/utils/constants/defaults';
import { isTimeZone } from './time-zone';

/** The IANA zone of the site's clocks: the operator's setting `timezone`, else the first shop's, else UTC. */
export async function siteZone(db: Db): Promise<string> {
  const zone = await findSiteZone(db);
  return zone && isTimeZone(zone) ? zone : DEFAULT_TIMEZONE;
}
