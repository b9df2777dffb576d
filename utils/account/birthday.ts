/** Who is younger does not use the site by themselves. */
const YOUNGEST_YEARS = 13;
const OLDEST_YEARS = 120;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export type BirthdayProblem = 'future' | 'invalid' | 'young';

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The same day so many years ago, as a date input writes it. */
function yearsAgo(years: number, today: Date): string {
  const then = new Date(today);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return dayOf(then);
}

/** Whether the calendar has such a day: 2001-02-30 is none. */
function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && dayOf(parsed) === text;
}

/**
 * What is wrong with a date of birth (YYYY-MM-DD), for form and server alike: no day or one that nobody alive was born
 * on, a day to come, or one of somebody under 13, or as many years as are asked for. Null: nothing.
 */
export function birthdayProblem(
  text: string,
  today: Date,
  youngestYears = YOUNGEST_YEARS,
): BirthdayProblem | null {
  if (!isDay(text)) return 'invalid';
  if (text > dayOf(today)) return 'future';
  if (text > yearsAgo(youngestYears, today)) return 'young';
  return text < yearsAgo(OLDEST_YEARS, today) ? 'invalid' : null;
}

/** The first and the last day that may be given. */
export function birthdayRange(today: Date): { min: string; max: string } {
  return {
    min: yearsAgo(OLDEST_YEARS, today),
    max: yearsAgo(YOUNGEST_YEARS, today),
  };
}
