import qs from 'qs';

/** Arrays with gaps become objects by index: `rating[1]=5` alone is an upper bound, not a first element. */
function keepIndexes(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value as unknown[];
    const isWhole = Object.keys(items).length === items.length;
    return isWhole ? items.map(keepIndexes) : keepIndexes({ ...items });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, keepIndexes(each)]),
  );
}

/** A query with nested params read: `address[latitude]=`, `ids[0]=`, `ids[]=`, encoded or not. */
export function parseQuery(search: string): Record<string, unknown> {
  const parsed = qs.parse(search, {
    ignoreQueryPrefix: true,
    depth: 4,
    arrayLimit: 200,
    allowSparse: true,
  });
  return Object.fromEntries(
    Object.entries(parsed).map(([key, value]) => [key, keepIndexes(value)]),
  );
}
