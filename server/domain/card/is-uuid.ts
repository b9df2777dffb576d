const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text from outside may be compared with a column of uuids. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
