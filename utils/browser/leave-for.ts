/** The whole tab goes to an address that is no page of the router's: a provider's. Back leads here again. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
