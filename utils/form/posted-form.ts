/** What came of a form that a browser posted by itself, without script; shown again with what was typed. */
export interface PostedForm {
  /** Which form of the page it was. */
  readonly form: string;
  /** What was typed, without passwords and codes. */
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong with it by field, in the person's language. */
  readonly errors: Readonly<Record<string, string>>;
  /** What is wrong with all of it; empty: nothing. */
  readonly message: string;
  /** The contract's code of the refusal, such as ERROR_106. */
  readonly code: string;
  /** It worked, and the page says so itself. */
  readonly isDone: boolean;
}

/** The hidden field that names the form. */
export const FORM_NAME_FIELD = 'form';

/** What a form begins with: as it was typed before the page was loaded, else as given. */
export function firstValues<V extends Readonly<Record<string, unknown>>>(
  given: V,
  posted: PostedForm | null,
): V {
  const typed = Object.entries(posted?.values ?? {}).flatMap(([name, text]) => {
    if (!(name in given)) return [];
    return [[name, typeof given[name] === 'boolean' ? text !== '' : text]];
  });
  return { ...given, ...(Object.fromEntries(typed) as Partial<V>) };
}
