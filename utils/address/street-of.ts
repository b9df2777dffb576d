const STREET =
  /^(?:\d\S*[,،、]\s*)?[^,،、]+(?:[,،、]\s*\d[^\s,،、]*(?=[,،、]|$))?/u;

/** Street and house of an address, without district and city: of "Navoi Street 30, Mirobod district" the first part. */
export function streetOf(address: string): string {
  return STREET.exec(address)?.[0] ?? address;
}

/** An address in two: street and house, and what follows, with the separator between them; together they are the address. */
export function addressParts(
  address: string,
): Readonly<{ street: string; gap: string; rest: string }> {
  const street = streetOf(address);
  const after = address.slice(street.length);
  const rest = after.replace(/^[,،、\s]+/u, '');
  return { street, gap: after.slice(0, after.length - rest.length), rest };
}
