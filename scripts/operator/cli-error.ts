/** What the tool ends with: 1 for what the server refused or did not answer, 2 for a command that makes no sense. */
export class CliError extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}

/** A command line that cannot be carried out; the tool says behind it how the command is typed. */
export class MisuseError extends CliError {
  constructor(message: string) {
    super(message, 2);
  }
}

/** A command line that cannot be carried out. */
export const misuse = (message: string): MisuseError =>
  new MisuseError(message);
