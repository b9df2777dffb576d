import { asApiError } from './api-error';

/** What a failed call says, in the shape of a form. */
export interface FormFailure {
  /** For the top of the form; empty when the fields say it all. */
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The contract's code; empty when no answer of the API came. */
  readonly code: string;
}

/**
 * The server's words (it answers in the person's language), at their fields where it names them; without an answer
 * `offline` is what is said.
 */
export function formFailure(error: unknown, offline: string): FormFailure {
  const info = asApiError(error)?.info;
  const fields = Object.fromEntries(
    Object.entries(info?.fields ?? {}).flatMap(([name, messages]) =>
      messages[0] ? [[name, messages[0]]] : [],
    ),
  );
  const isKnown = Object.keys(fields).length > 0;
  return {
    message: isKnown ? '' : info?.message || offline,
    fields,
    code: info?.code ?? '',
  };
}
