import type { LabelTranslations } from '@/server/db/schema/catalogue';
import type {
  StoredCategory,
  StoredExtra,
  StoredProduct,
  StoredWords,
} from '@/server/repositories/product/menu/menu-read-repository';

/** Something that an import leaves behind: `id` is null until it is written. */
interface Planned {
  id: number | null;
  /** Whether anything of its own row is to be written. */
  readonly isChanged: boolean;
}

export interface PlannedValue extends Planned {
  readonly key: string;
  readonly value: string;
  readonly translations: LabelTranslations;
  readonly position: number;
}

export interface PlannedExtra extends Planned {
  readonly key: string;
  readonly type: StoredExtra['type'];
  readonly translations: LabelTranslations;
  readonly values: readonly PlannedValue[];
}

export interface PlannedCategory
  extends Planned, Omit<StoredCategory, 'id' | 'translations'> {
  readonly translations: StoredWords;
  readonly before: StoredWords;
}

export interface PlannedOption extends Planned {
  readonly sku: string | null;
  readonly priceMinor: number;
  readonly quantity: number;
  /** Else what is left stays as it is when the import is written. */
  readonly isQuantityGiven: boolean;
  readonly allergens: readonly string[];
  readonly position: number;
  readonly values: readonly PlannedValue[];
  readonly areValuesChanged: boolean;
}

export type ProductColumns = Omit<
  StoredProduct,
  'categoryId' | 'groupIds' | 'id' | 'slug' | 'translations'
>;

export interface PlannedProduct extends Planned {
  readonly slug: string;
  readonly columns: ProductColumns;
  readonly category: PlannedCategory | null;
  readonly translations: StoredWords;
  readonly before: StoredWords;
  readonly options: readonly PlannedOption[];
  /** Options that nothing refers to and that the menu does not name any more. */
  readonly deleted: readonly number[];
  /** Keys; null: they stay. */
  readonly groups: readonly string[] | null;
  /** What is different, in the words of the files; empty for a new one or one that stays. */
  readonly fields: readonly string[];
}

export interface PlannedGroup extends Planned {
  readonly key: string;
  readonly min: number;
  readonly max: number;
  readonly translations: LabelTranslations;
  /** Null: they stay. */
  readonly items: readonly PlannedOption[] | null;
}

/** What an import writes, all of it or nothing. */
export interface MenuPlan {
  readonly extras: readonly PlannedExtra[];
  readonly categories: readonly PlannedCategory[];
  readonly products: readonly PlannedProduct[];
  readonly addonGroups: readonly PlannedGroup[];
  readonly takenOff: readonly { readonly id: number; readonly slug: string }[];
  readonly soldOut: readonly string[];
}

/** The same whatever the order of its names. */
export function sameValue(left: unknown, right: unknown): boolean {
  return stable(left) === stable(right);
}

function stable(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  );
}
