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
