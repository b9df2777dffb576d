import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { CliError } from './cli-error';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'may not be read by you',
  EISDIR: 'is a folder',
};

/** The bytes of a file, which errors call by its name. Throws CliError in plain words. */
export function readGiven(
  file: string,
  name = file,
): Promise<Uint8Array<ArrayBuffer>> {
  return readFile(file).catch((error: unknown) => {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new CliError(
      code === 'ENOENT'
        ? `There is no file ${name} here.`
        : `${name} ${REASONS[code] ?? `cannot be read: ${message}`}.`,
    );
  });
}

/** What a file says as JSON, which errors call by its name. Throws CliError. */
export function parseJson(text: Uint8Array | string, name: string): unknown {
  const said = typeof text === 'string' ? text : new TextDecoder().decode(text);
  try {
    return JSON.parse(said);
  } catch (error) {
    throw new CliError(`${name} is no JSON: ${(error as Error).message}`);
  }
}

/** What a file says by its schema. Throws CliError with the file's name and all that is wrong. */
export function readBy<T>(
  schema: z.ZodType<T>,
  said: unknown,
  file: string,
): T {
  const read = schema.safeParse(said);
  if (read.success) return read.data;
  const lines = read.error.issues.map(
    ({ message, path }) => `  ${path.join('.') || 'the file'}: ${message}`,
  );
  throw new CliError([`${file}: nothing is changed.`, ...lines].join('\n'));
}
