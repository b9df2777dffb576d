/** What of an error may stand in a log: no statement's parameters, and nothing of a row that a database quotes. */
export interface SafeError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  /** A system's or SQLSTATE; logs hide what is called `code`. */
  readonly errorCode?: string | number;
  readonly status?: number;
  /** Names of PostgreSQL's own: what was refused, never by which value. */
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly cause?: SafeError;
  /** Of an AggregateError. */
  readonly errors?: readonly SafeError[];
}

const DEPTH = 6;
const MANY = 10;
const HIDDEN = '[hidden]';
/** SQLSTATE class 22: what is wrong is a value, and the message quotes it. */
const DATA_EXCEPTION = /^22/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

type Fields = Readonly<Record<string, unknown>>;

/** PostgreSQL's and PGlite's errors: both carry a severity beside the state. */
function isDatabaseError(error: Fields): boolean {
  return (
    typeof error.code === 'string' &&
    SQLSTATE.test(error.code) &&
    typeof error.severity === 'string'
  );
}

function safeMessage(error: Fields): string {
  const whole = typeof error.message === 'string' ? error.message : '';
  // Drizzle's: "Failed query: …\nparams: …"; also where another error repeats it.
  const message = whole.replace(/\r?\nparams:[\s\S]*$/, '');
  if (!isDatabaseError(error)) return message;
  const tail = message.replace(/: "[\s\S]*$/, `: ${HIDDEN}`);
  return DATA_EXCEPTION.test(String(error.code))
    ? tail.replace(/"[\s\S]*"/g, HIDDEN)
    : tail;
}

/** The frames alone: what stands before them is the message once more. */
function frames(error: Error): string | undefined {
  const { message, stack = '' } = error;
  const at = message === '' ? 0 : stack.indexOf(message);
  if (at < 0) return undefined;
  const found = stack
    .slice(at + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return found.length > 0 ? found.join('\n') : undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

function codeOf({ code }: Fields): string | number | undefined {
  return typeof code === 'string' || typeof code === 'number'
    ? code
    : undefined;
}

function parts(error: Error, depth: number): Partial<SafeError> {
  const { cause, errors } = error as Error & {
    cause?: unknown;
    errors?: unknown;
  };
  return {
    ...(cause !== undefined && { cause: safeError(cause, depth + 1) }),
    ...(Array.isArray(errors) && {
      errors: errors.slice(0, MANY).map((each) => safeError(each, depth + 1)),
    }),
  };
}

/**
 * An error as logs may show it, with its causes. Only what is listed in SafeError is taken over: a driver's error
 * also carries `params`, `query`, `detail` and `where`, which quote what people wrote.
 */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error' };
  const fields = error as unknown as Fields;
  const known: SafeError = {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: safeMessage(fields),
    stack: frames(error),
    errorCode: codeOf(fields),
    ...(typeof fields.status === 'number' && { status: fields.status }),
    ...(isDatabaseError(fields) && {
      table: text(fields.table),
      column: text(fields.column),
      constraint: text(fields.constraint),
    }),
  };
  return depth < DEPTH ? { ...known, ...parts(error, depth) } : known;
}

/** The same as lines for a terminal. */
export function errorLines(error: unknown): string {
  const lines: string[] = [];
  const add = (each: SafeError, lead: string): void => {
    lines.push(`${lead}${each.type}: ${each.message}`);
    if (each.stack) lines.push(each.stack);
    if (each.cause) add(each.cause, 'caused by ');
    for (const one of each.errors ?? []) add(one, 'one of several: ');
  };
  add(safeError(error), '');
  return lines.join('\n');
}
