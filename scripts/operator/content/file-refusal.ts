import { CliError } from '../cli-error';
import { RefusedError } from '../client';
import type { ContentShape } from './content-shape';

/** A refusal with the file's name and, for each field, what it must be; another error as it is. */
export function fileRefusal(
  shape: ContentShape,
  file: string,
  error: unknown,
): unknown {
  if (!(error instanceof RefusedError)) return error;
  if (!error.fields) return new CliError(`${file}: ${error.message}`);
  const about = { ...shape.fields, ...shape.words };
  const lines = Object.entries(error.fields).map(([field, words]) => {
    const hint = about[field.split('.').at(-1) ?? ''];
    return `  ${field} ${words.join(', ')}${hint ? `: ${hint}` : ''}`;
  });
  return new CliError([`${file}: nothing is changed.`, ...lines].join('\n'));
}
