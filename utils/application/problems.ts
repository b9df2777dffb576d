/** What keeps an application from being sent: by dotted field of its data, keys of errors.json (`validation.…`). */
export type Problems = Readonly<Record<string, readonly string[]>>;

/** Gathers problems: `need` for what is missing, `mind` for what is wrong. */
export function problemList() {
  const found: Record<string, string[]> = {};
  const mind = (field: string, key: string | null): void => {
    if (key) (found[field] ??= []).push(key);
  };
  return {
    found,
    mind,
    /** Answers whether there is something. */
    need(field: string, value: unknown): boolean {
      const isThere =
        typeof value === 'string' ? value.trim() !== '' : value != null;
      if (!isThere) mind(field, 'validation.required');
      return isThere;
    },
  };
}
