export type Uuids = readonly string[];

/** Likes as this browser has them. */
export interface LikeList {
  readonly uuids: Uuids;
  /** The customer whose list it is; null: a visitor's. */
  readonly owner: number | null;
}

/** Those that the others have not. */
export const without = (uuids: Uuids, others: Uuids): Uuids =>
  uuids.filter((uuid) => !others.includes(uuid));

/** The account's answer with what was pressed since the list was as `sent` on top. */
export function rebase(sent: Uuids, now: Uuids, fresh: Uuids): Uuids {
  const added = without(now, sent);
  return [...added, ...without(fresh, [...without(sent, now), ...added])];
}
