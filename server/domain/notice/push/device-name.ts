const PREFIX = 'device:';

/** How the outbox names a device: not by its address, which lets whoever has it send messages. */
export const deviceName = (id: number): string => `${PREFIX}${id}`;

/** The id of a device by that name; null: it is none. */
export function deviceOf(name: string): number | null {
  const id = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : NaN;
  return Number.isInteger(id) ? id : null;
}
