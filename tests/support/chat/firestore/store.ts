import type { Asked, Claims } from './asked';
import {
  compare,
  plain,
  tick,
  type Value,
  type WireFields,
  wholeTime,
} from './values';

export interface WireDocument {
  readonly name: string;
  readonly fields: WireFields;
  readonly createTime: string;
  readonly updateTime: string;
}

export interface Write {
  readonly update?: { readonly name: string; readonly fields?: WireFields };
  readonly delete?: string;
  readonly verify?: string;
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  readonly updateTransforms?: readonly {
    readonly fieldPath: string;
    readonly setToServerValue?: string;
  }[];
  readonly currentDocument?: {
    readonly exists?: boolean;
    readonly updateTime?: string;
  };
}

interface FieldPath {
  readonly fieldPath: string;
}

export interface Filter {
  readonly compositeFilter?: { readonly filters: readonly Filter[] };
  readonly fieldFilter?: {
    readonly field: FieldPath;
    readonly op: string;
    readonly value: Value;
  };
}

export interface StructuredQuery {
  readonly from: readonly { readonly collectionId: string }[];
  readonly where?: Filter;
  readonly orderBy?: readonly {
    readonly field: FieldPath;
    readonly direction?: string;
  }[];
  readonly limit?: number | { readonly value: number };
  /** By the first order's field, and by name where a second value is given. */
  readonly startAt?: {
    readonly values: readonly Value[];
    readonly before?: boolean;
  };
}

/** A refusal in Firestore's terms. */
export class StoreError extends Error {
  constructor(
    readonly status: string,
    readonly code: number,
    readonly http: number,
  ) {
    super(status);
  }
}

const denied = () => new StoreError('PERMISSION_DENIED', 7, 403);

const pathOf = (name: string): string => name.split('/documents/')[1] ?? '';

/** What every one of a query's filters asks to be equal. */
function filtersOf(
  filter: Filter | undefined,
): NonNullable<Filter['fieldFilter']>[] {
  if (!filter) return [];
  if (filter.compositeFilter)
    return filter.compositeFilter.filters.flatMap(filtersOf);
  const { fieldFilter } = filter;
  if (fieldFilter?.op !== 'EQUAL')
    throw new StoreError('UNIMPLEMENTED', 12, 501);
  return [fieldFilter];
}

function assertCurrent(
  before: WireDocument | null,
  { exists, updateTime }: NonNullable<Write['currentDocument']>,
): void {
  if (exists === true && !before) throw new StoreError('NOT_FOUND', 5, 404);
  if (exists === false && before)
    throw new StoreError('ALREADY_EXISTS', 6, 409);
  if (
    updateTime &&
    wholeTime(updateTime) !== wholeTime(before?.updateTime ?? '')
  )
    throw new StoreError('FAILED_PRECONDITION', 9, 400);
}

/** The fields after a write; only whole fields are named by our transport's masks. */
function fieldsAfter(
  { update, updateMask, updateTransforms }: Write,
  before: WireDocument | null,
  time: string,
): WireFields {
  const given = update?.fields ?? {};
  const fields: WireFields = updateMask ? { ...before?.fields } : { ...given };
  for (const name of updateMask?.fieldPaths ?? []) {
    const value = given[name];
    if (value) fields[name] = value;
    else delete fields[name];
  }
  for (const { fieldPath, setToServerValue } of updateTransforms ?? []) {
    if (!setToServerValue) throw new StoreError('UNIMPLEMENTED', 12, 501);
    fields[fieldPath] = { timestampValue: time };
  }
  return fields;
}

/** Documents in memory, with every read and write asked of the rules; `null` claims with `isAdmin` pass by them. */
export class Store {
  readonly documents = new Map<string, WireDocument>();
  readonly listeners = new Set<() => void>();

  constructor(private readonly authorize: (asked: Asked) => boolean) {}

  private ask(
    auth: Claims | null,
    question: Pick<Asked, 'op' | 'path'> & Partial<Asked>,
  ): void {
    if (auth?.uid === 'admin-sdk') return;
    const rest = { before: null, written: null, filters: [], auth };
    const after = (): null => null;
    const now = wholeTime(tick());
    if (!this.authorize({ ...rest, after, now, ...question })) throw denied();
  }

  /** One document, if it may be read. */
  get(auth: Claims | null, name: string): WireDocument | null {
    const found = this.documents.get(name) ?? null;
    const before = found && plain(found.fields);
    this.ask(auth, { op: 'get', path: pathOf(name), before });
    return found;
  }

  /** Whether that list may be read. */
  assertList(auth: Claims | null, query: StructuredQuery): void {
    const filters = filtersOf(query.where).map(
      ({ field, value }) => [field.fieldPath, Object.values(value)[0]] as const,
    );
    const path = query.from[0]?.collectionId ?? '';
    this.ask(auth, { op: 'list', path, filters });
  }

  query(parent: string, query: StructuredQuery): WireDocument[] {
    const [collection] = query.from;
    const equal = filtersOf(query.where);
    const [order] = query.orderBy ?? [];
    const sign = order?.direction === 'DESCENDING' ? -1 : 1;
    const key = (one: WireDocument): Value =>
      (order && one.fields[order.field.fieldPath]) ?? { nullValue: null };
    const { before = false, values: [from, name] = [] } = query.startAt ?? {};
    const isAfter = (one: WireDocument): boolean => {
      if (!from) return true;
      const by =
        compare(key(one), from) ||
        (name ? compare({ referenceValue: one.name }, name) : 0);
      return by > 0 || (by === 0 && before);
    };
    const limit =
      typeof query.limit === 'object' ? query.limit.value : query.limit;
    return [...this.documents.values()]
      .filter(
        (one) =>
          one.name.startsWith(`${parent}/${collection?.collectionId}/`) &&
          (!order || one.fields[order.field.fieldPath]) &&
          equal.every(({ field, value }) => {
            const has = one.fields[field.fieldPath];
            return has && compare(has, value) === 0;
          }) &&
          isAfter(one),
      )
      .sort(
        (a, b) =>
          sign * (compare(key(a), key(b)) || (a.name < b.name ? -1 : 1)),
      )
      .slice(0, limit);
  }

  /** All of the writes, or none of them. */
  commit(auth: Claims | null, writes: readonly Write[]) {
    const commitTime = tick();
    const staged = new Map<string, WireDocument | null>();
    const current = (name: string): WireDocument | null =>
      staged.get(name) ?? this.documents.get(name) ?? null;
    const asked: (Pick<Asked, 'op' | 'path'> & Partial<Asked>)[] = [];
    for (const write of writes) {
      const name = write.update?.name ?? write.delete ?? write.verify ?? '';
      const before = current(name);
      if (write.currentDocument) assertCurrent(before, write.currentDocument);
      if (write.verify) continue;
      const after = write.delete
        ? null
        : {
            name,
            fields: fieldsAfter(write, before, commitTime),
            createTime: before?.createTime ?? commitTime,
            updateTime: commitTime,
          };
      staged.set(name, after);
      const change = before ? ('update' as const) : ('create' as const);
      asked.push({
        op: after ? change : 'delete',
        path: pathOf(name),
        before: before && plain(before.fields),
        written: after && plain(after.fields),
      });
    }
    const base = [...staged.keys()][0]?.split('/documents/')[0] ?? '';
    const after = (path: string) => {
      const found = current(`${base}/documents/${path}`);
      return found && plain(found.fields);
    };
    for (const question of asked)
      this.ask(auth, { ...question, after, now: wholeTime(commitTime) });
    for (const [name, document] of staged)
      if (document) this.documents.set(name, document);
      else this.documents.delete(name);
    queueMicrotask(() => this.listeners.forEach((listener) => listener()));
    return {
      commitTime,
      writeResults: writes.map(({ updateTransforms }) => ({
        updateTime: commitTime,
        ...(updateTransforms && {
          transformResults: updateTransforms.map(() => ({
            timestampValue: commitTime,
          })),
        }),
      })),
    };
  }
}
