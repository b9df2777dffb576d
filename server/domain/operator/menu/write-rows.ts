import type { Ctx } from '@/server/context';

type Db = Ctx['db'];

/** What is written for one planned thing. */
interface Pair<P, R> {
  readonly planned: P;
  readonly row: R;
}

/** Inserts what is new, noting its ids in the plan, and updates the rest. */
export async function write<P extends { id: number | null }, R>(
  db: Db,
  pairs: readonly Pair<P, R>[],
  table: {
    readonly insert: (db: Db, rows: readonly R[]) => Promise<number[]>;
    readonly update: (
      db: Db,
      rows: readonly (R & { readonly id: number })[],
    ) => Promise<void>;
  },
): Promise<void> {
  const made = pairs.filter(({ planned }) => planned.id === null);
  const old = pairs.flatMap(({ planned: { id }, row }) =>
    id === null ? [] : { ...row, id },
  );
  const ids = await table.insert(
    db,
    made.map(({ row }) => row),
  );
  for (const [index, { planned }] of made.entries())
    planned.id = ids[index] ?? null;
  await table.update(db, old);
}

/** The id of what is written by now. */
export const writtenId = ({ id }: { readonly id: number | null }): number => {
  if (id === null) throw new Error('the import refers to what is not written');
  return id;
};

/** Those whose own row is to be written. */
export const changed = <T extends { readonly isChanged: boolean }>(
  rows: readonly T[],
): T[] => rows.filter(({ isChanged }) => isChanged);
