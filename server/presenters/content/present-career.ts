import type { CareerDto } from '@/server/contracts/content/careers';
import type { OperatorCareerDto } from '@/server/contracts/content/operator-posts';
import type { CareerWords } from '@/server/domain/content/career-words';
import type { Career } from '@/server/domain/content/careers';
import type { CareerRow } from '@/server/repositories/content/career-repository';

/** A job in one language; `text` is what it is about, where that is asked. */
export function presentCareer(
  career: Career,
  { department, place, summary, title }: CareerWords,
  lang: string,
  text: { readonly html: string; readonly locale: string | null } | null,
): CareerDto {
  return {
    id: career.id,
    uuid: career.uuid,
    slug: career.slug,
    employment: career.employment,
    remote: career.remote,
    country: career.country,
    apply_url: career.applyUrl,
    active: career.open,
    published_at: career.publishedAt.toISOString(),
    valid_through: career.validThrough,
    created_at: career.createdAt.toISOString(),
    updated_at: career.updatedAt.toISOString(),
    languages: [...career.languages],
    translation: {
      id: career.id,
      locale: title.locale ?? lang,
      title: title.text,
      description: text?.html ?? null,
      summary: summary.text,
      place: place.text,
      department: department.text,
      locales: {
        title: title.locale,
        description: text?.locale ?? null,
        summary: summary.locale,
        place: place.locale,
        department: department.locale,
      },
    },
  };
}

/** A job as the operator keeps it. */
export function presentOperatorCareer(career: CareerRow): OperatorCareerDto {
  return {
    id: career.id,
    uuid: career.uuid,
    slug: career.slug,
    employment: career.employment,
    remote: career.remote,
    country: career.country,
    apply_url: career.applyUrl,
    valid_through: career.validThrough,
    translations: career.translations,
    published_at: career.publishedAt?.toISOString() ?? null,
    withdrawn: career.withdrawn,
    created_at: career.createdAt.toISOString(),
    updated_at: career.updatedAt.toISOString(),
  };
}
