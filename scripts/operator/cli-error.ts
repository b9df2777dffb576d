/** What the tool ends with: 1 for what the server refused or did not answer, 2 for a command that makes no sense. */
export class CliError extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}

/** A command line that cannot be carried out, with where to read on. */
export function misuse(message: string): CliError {
  return new CliError(`${message}\nSee: npm run operator -- help`, 2);
}

const REASONS: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `There is no file ${file} here.`,
  EISDIR: (file) => `${file} is a folder, not a file.`,
  EACCES: (file) => `${file} may not be read: it belongs to somebody else.`,
};

/** Why a file could not be read, in plain words. */
export function unreadable(file: string, error: unknown): CliError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new CliError(
    REASONS[code]?.(file) ?? `${file} cannot be read: ${message}`,
  );
}
