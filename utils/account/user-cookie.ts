interface Named {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
}

/** What the cookie `user` says. `until`: seconds since 1970 when it ends by itself; undefined: with the browser. */
export function userCookie(
  { firstname, id, lastname }: Named,
  until?: number,
): string {
  return JSON.stringify({ id, firstname, lastname, until });
}

/** When that cookie ends, which a browser tells nobody; undefined: with the browser. */
export function userCookieEnd(value: string | undefined): number | undefined {
  try {
    const { until } = JSON.parse(value ?? '') as { until?: unknown };
    return typeof until === 'number' ? until : undefined;
  } catch {
    return undefined;
  }
}
