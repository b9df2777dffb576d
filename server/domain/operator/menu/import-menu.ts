import type { Ctx } from '@/server/context';
import {
  Menu,
  type MenuDto,
  type MenuReportDto,
} from '@/server/contracts/operator/menu';
import { inTransaction } from '@/server/db/transaction';
import { DomainError } from '@/server/errors';
import {
  findUsedStocks,
  findWholeMenu,
  holdShop,
} from '@/server/repositories/product/menu/menu-read-repository';
import { holdStocks } from '@/server/repositories/product/menu/menu-write-repository';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';
import { indexImported } from './index-menu';
import type { MenuPlan } from './menu-plan';
import { planMenu } from './plan-menu';
import { addIssues, collectProblems, type Problems } from './problems';
import { writeMenu } from './write-menu';

const LISTS = ['categories', 'extras', 'addon_groups', 'products'] as const;

interface ReadMenu {
  /** Null: nothing of it can be read. */
  readonly menu: MenuDto | null;
  /** Where problems of `menu` are told to, at the places that they have in what was given. */
  readonly placed: Problems;
}

/** A menu as it was given, checked for form; when parts of it are wrong, the others, so that everything wrong is told at once. */
function readMenu(given: unknown, problems: Problems): ReadMenu {
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

export interface MenuImport {
  readonly menu: unknown;
  readonly dryRun: boolean;
  /** Takes products off that the menu does not name. */
  readonly replace: boolean;
}

function refuse(problems: Problems): never {
  throw new DomainError('bad_request', {
    data: { total: problems.total(), problems: problems.found },
  });
}

function reportOf(plan: MenuPlan, dryRun: boolean): MenuReportDto {
  const made = plan.products.filter(({ id }) => id === null);
  const changed = plan.products.filter(({ fields }) => fields.length > 0);
  const groups = [
    ...plan.extras.filter(
      ({ isChanged, values }) =>
        isChanged || values.some((value) => value.isChanged),
    ),
    ...plan.addonGroups.filter(({ isChanged, items }) => isChanged || items),
  ];
  return {
    dry_run: dryRun,
    made: made.map(({ slug }) => slug),
    changed: changed.map(({ fields, slug }) => ({ slug, fields: [...fields] })),
    taken_off: plan.takenOff.map(({ slug }) => slug),
    unchanged: plan.products.length - made.length - changed.length,
    categories: plan.categories
      .filter(({ isChanged }) => isChanged)
      .map(({ slug }) => slug),
    groups: groups.map(({ key }) => key),
    sold_out: [...plan.soldOut],
  };
}

/** Options that go are held, so that no cart takes one meanwhile; throws conflict when one did so since it was looked at. */
async function holdDeleted(
  db: Ctx['db'],
  shopId: number,
  { products }: MenuPlan,
): Promise<void> {
  const going = products.flatMap(({ deleted }) => deleted);
  if (!going.length) return;
  const changed = products.flatMap(({ options }) =>
    options.flatMap(({ id, isChanged }) => (isChanged ? (id ?? []) : [])),
  );
  await holdStocks(db, [...going, ...changed], { whole: true });
  const used = await findUsedStocks(db, shopId);
  if (going.some((id) => used.has(id))) throw new DomainError('conflict');
}

/** Searches follow later, if not now: what is noted stays noted. */
async function makeFindable(ctx: Ctx): Promise<void> {
  await indexImported(ctx).catch((err: unknown) => {
    ctx.log.error({ err }, 'the search does not know an imported menu yet');
  });
}

/**
 * Brings a menu, or a part of one, into a shop: all of it or nothing. Products are known by slug or sku, so that the
 * same menu again changes nothing. Throws not_found, and bad_request whose data names everything that is wrong.
 */
export async function importMenu(
  ctx: Ctx,
  shopId: number,
  { dryRun, menu: given, replace }: MenuImport,
): Promise<MenuReportDto> {
  const problems = collectProblems();
  // before the transaction, which on PGlite everybody waits for
  const { menu, placed } = readMenu(given, problems);
  const report = await inTransaction(ctx, async ({ db }) => {
    if (!(await holdShop(db, shopId))) throw new DomainError('not_found');
    if (!menu) return refuse(problems);
    const stored = await findWholeMenu(db, shopId);
    const used = replace ? await findUsedStocks(db, shopId) : new Set<number>();
    const plan = planMenu({
      stored,
      menu,
      replace,
      used,
      problems: placed,
    });
    if (problems.total()) return refuse(problems);
    const done = reportOf(plan, dryRun);
    if (dryRun) return done;
    await holdDeleted(db, shopId, plan);
    await writeMenu(db, shopId, plan);
    await notifyCatalogueChanged(db, `menu:${shopId}`);
    await notifyCatalogueChanged(db, 'shops:');
    return done;
  });
  if (!dryRun) await makeFindable(ctx);
  return report;
}
