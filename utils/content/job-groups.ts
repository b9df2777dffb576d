import type { CareerDto } from '@/server/contracts/content/careers';

interface JobGroup {
  /** Its name; empty for jobs that say none. */
  readonly department: string;
  readonly locale: string | null;
  readonly jobs: readonly CareerDto[];
}

/** The places that jobs are at, each once, in the order of the jobs. */
export function jobPlaces(jobs: readonly CareerDto[]): string[] {
  const places = jobs.map(({ translation }) => translation.place);
  return [...new Set(places.filter(Boolean))];
}

/** Jobs by department, in the order in which the departments first come; those without one are last. */
export function jobGroups(jobs: readonly CareerDto[]): JobGroup[] {
  const groups = new Map<string, CareerDto[]>();
  for (const job of jobs) {
    const { department } = job.translation;
    groups.set(department, [...(groups.get(department) ?? []), job]);
  }
  return [...groups]
    .map(([department, group]) => ({
      department,
      locale: group[0]?.translation.locales.department ?? null,
      jobs: group,
    }))
    .sort((a, b) => Number(a.department === '') - Number(b.department === ''));
}
