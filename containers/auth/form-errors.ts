/** What a failed call says, in the shape of a form. */
export interface FormFailure {
  /** For the top of the form. */
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

interface FailureInfo {
  readonly info?: {
    readonly message?: string;
    readonly code?: string;
    readonly fields?: Readonly<Record<string, readonly string[]>>;
  };
}

/** The server's words (it answers in the person's language), at their fields where it names them. */
export function formFailure(error: unknown, offline: string): FormFailure {
  const info = (error as FailureInfo | null)?.info;
  const fields = Object.fromEntries(
    Object.entries(info?.fields ?? {}).flatMap(([name, messages]) =>
      messages[0] ? [[name, messages[0]]] : [],
    ),
  );
  const known = Object.keys(fields).length > 0;
  return { message: known ? '' : info?.message || offline, fields };
}
