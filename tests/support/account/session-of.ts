/** `document.cookie` of a browser in which this account is signed in. */
export const sessionOf = (id: number): string =>
  `access_token=t; user=${encodeURIComponent(JSON.stringify({ id }))}`;
