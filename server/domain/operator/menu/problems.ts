import type { Menu, MenuProblem } from '@/server/contracts/operator/menu';

const LISTED_MAX = 200;

/** What is wrong with a menu, as it is found. */
export interface Problems {
  readonly found: readonly MenuProblem[];
  total(): number;
  add(at: string, reason: string): void;
}

/** Counts everything that is wrong and lists the first of it. */
export function collectProblems(): Problems {
  const found: MenuProblem[] = [];
  let total = 0;
  return {
    found,
    total: () => total,
    add(at, reason) {
      total += 1;
      if (found.length < LISTED_MAX) found.push({ at, reason });
    },
  };
}

type Issue = NonNullable<
  ReturnType<(typeof Menu)['safeParse']>['error']
>['issues'][number];

const TYPES: Readonly<Record<string, string>> = {
  array: 'must be a list',
  boolean: 'must be yes or no',
  int: 'must be a whole number',
  number: 'must be a number',
  object: 'must be names with values',
  record: 'must be names with values',
  string: 'must be text',
};

const listed = (values: readonly unknown[]): string =>
  values.map(String).join(', ');

const QUOTED_MAX = 40;

/** What was given instead, if it says something. */
function quoted(input: unknown): string {
  if (typeof input !== 'string' && typeof input !== 'number') return '';
  const text = String(input);
  return `, not "${text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)}…` : text}"`;
}

function bound({ code, ...issue }: Issue): string {
  const { maximum, minimum, origin } = issue as {
    maximum?: number;
    minimum?: number;
    origin?: string;
  };
  if (code === 'too_small') {
    if (origin === 'string') return 'is missing';
    return origin === 'array'
      ? `needs at least ${minimum}`
      : `must be at least ${minimum}`;
  }
  if (origin === 'string') return `is longer than ${maximum} characters`;
  return origin === 'array'
    ? `has more than ${maximum}`
    : `must be at most ${maximum}`;
}

/** What is wrong with a value, in words that follow its name. */
function reasonOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : (TYPES[issue.expected] ?? 'is not valid') + quoted(issue.input);
    case 'too_small':
    case 'too_big':
      return bound(issue);
    case 'invalid_value':
      return `must be one of ${listed(issue.values)}${quoted(issue.input)}`;
    case 'unrecognized_keys':
      return `has unknown names: ${listed(issue.keys)}`;
    case 'invalid_key':
      return 'is no language of ours';
    default:
      return issue.message.startsWith('Invalid')
        ? 'is not valid'
        : issue.message;
  }
}

/** Everything that a schema found, each at its place, such as `products.3.options.0.price`. */
export function addIssues(problems: Problems, issues: readonly Issue[]): void {
  for (const issue of issues)
    problems.add(issue.path.map(String).join('.'), reasonOf(issue));
}
