/** A random UUID (version 4), also on plain http, where browsers hide crypto.randomUUID. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  return [4, 6, 8, 10, 16]
    .map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end).join(''))
    .join('-');
}
