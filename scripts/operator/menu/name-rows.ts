import type { MenuDto } from '@/server/contracts/operator/menu';
import { latinSlug } from '@/utils/text/latin-slug';
import { plainText } from './cells';
import type { Sheet, SheetRow } from './read-sheet';

const SLUG_MAX = 80;

const slugOfTitle = (title: string): string => latinSlug(title, SLUG_MAX);

const sameText = (text: string): string =>
  text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Products of the shop by their title in every language; those of one title apart by their section. */
class Stored {
  readonly slugs = new Set<string>();
  private readonly byTitle = new Map<string, Map<string, string>>();

  constructor({ categories = [], products }: MenuDto) {
    const names = new Map(
      categories.map(({ slug, translations = {} }) => [
        slug,
        [slug, ...Object.values(translations).map((one) => one?.title ?? '')],
      ]),
    );
    for (const { addon, category, slug, translations = {} } of products) {
      if (!slug) continue;
      this.slugs.add(slug);
      for (const words of Object.values(translations)) {
        const title = `${addon ? 'addon' : 'product'} ${sameText(words?.title ?? '')}`;
        const known = this.byTitle.get(title) ?? new Map<string, string>();
        this.byTitle.set(title, known);
        for (const name of names.get(category ?? '') ?? [category ?? ''])
          if (!known.has(sameText(name))) known.set(sameText(name), slug);
      }
    }
  }

  /** The product of this title: in this section, else the only one there is. */
  slugOf(type: string, title: string, section: string): string | undefined {
    const known = this.byTitle.get(`${type} ${sameText(title)}`);
    const all = new Set(known?.values());
    return (
      known?.get(sameText(section)) ??
      (all.size === 1 ? [...all][0] : undefined)
    );
  }
}

/**
 * The rows with a slug each: a product that names neither slug nor sku is the one of the shop with its title, else a new one
 * named after it. The same sheet again names the same products, in whatever order. A title that is twice in a section
 * keeps one slug: options, or a mistake that is told later.
 */
export function nameRows(sheet: Sheet, menu: MenuDto): Sheet {
  const stored = new Stored(menu);
  const cell = ({ cells }: SheetRow, name: string): string =>
    plainText(cells[name] ?? '').trim();
  const titleOf = (row: SheetRow): string =>
    cell(row, `title:${sheet.lang}`) ||
    (sheet.columns
      .filter((name) => name.startsWith('title:'))
      .map((name) => cell(row, name))
      .find(Boolean) ??
      '');
  const given = sheet.rows.flatMap((row) => cell(row, 'slug') || []);
  const taken = new Set([...given, ...stored.slugs]);
  const named = new Map<string, string>();
  const used = new Set(given);
  const free = (title: string, section: string): string => {
    const plain = slugOfTitle(title) || 'dish';
    const longer = slugOfTitle(`${title} ${section}`) || plain;
    let slug = taken.has(plain) ? longer : plain;
    for (let number = 2; taken.has(slug); number += 1)
      slug = `${longer}-${number}`;
    return slug;
  };
  const slugFor = (row: SheetRow, type: string, title: string): string => {
    const section = cell(row, 'category');
    const key = `${type}\n${sameText(section)}\n${sameText(title)}`;
    const known = named.get(key);
    if (known !== undefined) return known;
    const old = stored.slugOf(type, title, section);
    const slug =
      old === undefined || used.has(old) ? free(title, section) : old;
    taken.add(slug);
    used.add(slug);
    named.set(key, slug);
    return slug;
  };
  const rows = sheet.rows.map((row) => {
    const title = titleOf(row);
    if (!title || cell(row, 'slug') || cell(row, 'sku')) return row;
    const type = cell(row, 'type').toLowerCase() || 'product';
    if (type === 'value') return row;
    const slug =
      type === 'product' || type === 'addon'
        ? slugFor(row, type, title)
        : type === 'category'
          ? slugOfTitle(title)
          : title;
    return { ...row, cells: { ...row.cells, slug } };
  });
  return { ...sheet, rows };
}
