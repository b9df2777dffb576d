import type { MenuReportDto } from '@/server/contracts/operator/menu';
import { amountText } from '../money';
import type { MenuFile, Sent } from './menu-file';

const NAMED = 12;
const SHOWN = 3;

function listed(head: string, names: readonly string[]): string[] {
  if (!names.length) return [];
  const rest = names.length - NAMED;
  const more = rest > 0 ? ` … and ${rest} more` : '';
  return [`  ${head}: ${names.slice(0, NAMED).join(', ')}${more}`];
}

/** What was done, or would be. */
export function reportText(report: MenuReportDto): string {
  const { changed, made, taken_off: off, unchanged } = report;
  const changes = changed.map(
    ({ fields, slug }) => `${slug} (${fields.join(' ')})`,
  );
  const total = made.length + changed.length + unchanged;
  return [
    report.dry_run ? 'Dry run: nothing is changed yet.' : 'Done.',
    `${total} products: ${made.length} made, ${changed.length} changed, ${unchanged} as they were, ${off.length} taken off.`,
    ...listed('made', made),
    ...listed('changed', changes),
    ...listed('taken off', off),
    ...listed('sections made or changed', report.categories),
    ...listed('groups made or changed', report.groups),
    ...listed(
      'options sold out, as orders or carts have them',
      report.sold_out,
    ),
  ].join('\n');
}

export const TURN =
  'Give it another slug, or say --turn if that is what you want.';

/** Products that an import would make add-ons, which leave the menu, and add-ons that it would put on the menu. */
export function turningText(
  { changed }: MenuReportDto,
  { menu }: MenuFile,
): readonly string[] {
  const addons = new Set(
    menu.products.flatMap(({ addon, slug }) => (addon === true ? slug : [])),
  );
  return changed.flatMap(({ fields, slug }) =>
    fields.includes('addon')
      ? addons.has(slug)
        ? `  ${slug} is a product; it would become an add-on and leave the menu.`
        : `  ${slug} is an add-on; it would become a product of the menu.`
      : [],
  );
}

/** How a file was understood, where that could surprise. */
export const notesText = ({ notes }: MenuFile): readonly string[] =>
  notes.map((note) => `  ${note}`);

function optionText(
  { extras, price }: Sent,
  currency: Parameters<typeof amountText>[1],
): string[] {
  const amount = typeof price === 'number' ? [amountText(price, currency)] : [];
  const values = (extras ?? []) as readonly { readonly value: string }[];
  return [[...values.map(({ value }) => value), ...amount].join(' ')];
}

/** The first dishes of a file as they were read, for a look at prices and sections. */
export function asReadText(
  { menu, where }: MenuFile,
  currency: Parameters<typeof amountText>[1],
): readonly string[] {
  return menu.products.slice(0, SHOWN).map((one, index) => {
    const { category, options = [], translations = {} } = one;
    const words = Object.values(
      translations as Record<string, { title?: string } | null>,
    );
    const { line } = where(`products.${index}`);
    const parts = [
      words[0]?.title ?? (one.slug as string | undefined),
      category as string | null | undefined,
      ...(options as Sent[]).flatMap((option) => optionText(option, currency)),
    ].filter(Boolean);
    return `  ${line === null ? '' : `line ${line} `}as read: ${parts.join(' · ')}`;
  });
}
