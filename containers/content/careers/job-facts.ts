import type { TFunction } from 'i18next';
import type { CareerDto } from '@/server/contracts/content/careers';

/** Where one works: a place, from home, or both. */
export function placeText(
  { remote, translation }: CareerDto,
  t: TFunction,
): string {
  const names = [translation.place, remote ? t('careers.remote') : ''];
  return names.filter(Boolean).join(' · ');
}

/** Where and how one works, in the order of a row. */
export function jobFacts(job: CareerDto, t: TFunction): string[] {
  const employment = t(`careers.employment.${job.employment}`);
  return [placeText(job, t), employment].filter(Boolean);
}
