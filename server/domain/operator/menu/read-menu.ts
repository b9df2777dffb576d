import { Menu, type MenuDto } from '@/server/contracts/operator/menu';
import { addIssues, type Problems } from './problems';

const LISTS = ['categories', 'extras', 'addon_groups', 'products'] as const;

export interface ReadMenu {
  /** Null: nothing of it can be read. */
  readonly menu: MenuDto | null;
  /** Where problems of `menu` are told to, at the places that they have in what was given. */
  readonly placed: Problems;
}

/** A menu as it was given, checked for form; when parts of it are wrong, the others, so that everything wrong is told at once. */
export function readMenu(given: unknown, problems: Problems): ReadMenu {
  const parsed = Menu.safeParse(given, { reportInput: true });
  if (parsed.success) return { menu: parsed.data, placed: problems };
  const { issues } = parsed.error;
  addIssues(problems, issues);
  const wrong = new Set(
    issues.map(({ path }) => path.slice(0, 2).map(String).join('.')),
  );
  const places = new Map<string, readonly number[]>();
  const rest: Record<string, unknown> = {};
  for (const name of LISTS) {
    const list: unknown = (given as Record<string, unknown> | null)?.[name];
    if (!Array.isArray(list)) continue;
    const kept = list.flatMap((_, index) =>
      wrong.has(`${name}.${index}`) ? [] : index,
    );
    places.set(name, kept);
    rest[name] = kept.map((index) => list[index] as unknown);
  }
  const again = Menu.safeParse(rest);
  const add: Problems['add'] = (at, reason) => {
    // It may be among the parts that are wrong.
    if (reason.startsWith('there is no ')) return;
    const [name = '', index = '', ...more] = at.split('.');
    const place = places.get(name)?.[Number(index)] ?? index;
    problems.add([name, place, ...more].join('.'), reason);
  };
  return {
    menu: again.success ? again.data : null,
    placed: { ...problems, add },
  };
}
