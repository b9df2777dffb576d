const STREET =
  /^(?:\d\S*[,،、]\s*)?[^,،、]+(?:[,،、]\s*\d[^\s,،、]*(?=[,،、]|$))?/u;

/** Street and house of an address, without district and city: of "Navoi Street 30, Mirobod district" the first part. */
export function streetOf(address: string): string {
  return STREET.exec(address)?.[0] ?? address;
}
