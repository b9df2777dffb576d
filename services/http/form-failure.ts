import { type ApiErrorInfo, asApiError } from './api-error';

/** What a failed call says, in the shape of a form. */
export interface FormFailure {
  /** For the top of the form; empty when the fields say it all. */
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The contract's code; empty when no answer of the API came. */
  readonly code: string;
}

interface FailureWords {
  /** When no answer came. */
  readonly offline: string;
  /** When the server broke and says nothing that helps. */
  readonly fault: string;
}

/** The contract's code of a fault that nobody foresaw. */
const FAULT = 'ERROR_500';

/** A server's fault without words of its own: a bare status, a proxy's page, or the code for "something". */
function isWordless({ code, message, status }: ApiErrorInfo): boolean {
  return status >= 500 && (code === FAULT || !/\p{L}/u.test(message));
}

function messageOf(
  info: ApiErrorInfo | undefined,
  { fault, offline }: FailureWords,
): string {
  if (!info) return offline;
  return isWordless(info) ? fault : info.message || offline;
}

/**
 * The server's words (it answers in the person's language), at their fields where it names them; ours where it has none.
 */
export function formFailure(
  error: unknown,
  { fault, offline }: FailureWords,
): FormFailure {
  const info = asApiError(error)?.info;
  const fields = Object.fromEntries(
    Object.entries(info?.fields ?? {}).flatMap(([name, messages]) =>
      messages[0] ? [[name, messages[0]]] : [],
    ),
  );
  const isKnown = Object.keys(fields).length > 0;
  return {
    message: isKnown ? '' : messageOf(info, { fault, offline }),
    fields,
    code: info?.code ?? '',
  };
}
