const MOST = 2_147_483_647;

/** The id of a path, or null when it is none: only digits, without a leading zero, as the API's ids are. */
export function pathId(value: string | string[] | undefined): number | null {
  if (typeof value !== 'string' || !/^[1-9]\d{0,9}$/.test(value)) return null;
  const id = Number(value);
  return id <= MOST ? id : null;
}
