const NAME = /^way:(\d+)$/;

/** What the outbox calls a webhook: its address may hold a secret, and is read when it is called. */
export const wayName = (id: number): string => `way:${id}`;

/** The id in such a name; null: it is none. */
export function wayIdOf(name: string): number | null {
  const [, id] = NAME.exec(name) ?? [];
  return id === undefined ? null : Number(id);
}
