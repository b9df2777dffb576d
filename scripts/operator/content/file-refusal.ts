import { CliError } from '../cli-error';
import { RefusedError } from '../client';
import { type ContentShape, fileName } from './content-shape';

/** What is wrong with a file before anything of it is sent, with the file's name; another error as it is. */
export function unchangedBy(file: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof CliError)) throw error;
    const reason = error.message.replace(/^Nothing is changed\.\s*/, '');
    throw new CliError(`${file}: nothing is changed.\n  ${reason}`);
  };
}

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
    const [, lang, word] = /^translations\.(\w+)\.(\w+)$/.exec(field) ?? [];
    const name = word ? `${word} (${lang})` : fileName(shape, field);
    const said = `  ${name} ${words.join(', ')}`;
    const hint = about[field.split('.').at(-1) ?? ''];
    // whole sentences say enough
    if (!hint || /[.?]$/.test(said))
      return said.replace(`${name} there is`, `${name}: there is`);
    return `${said}: ${hint}`;
  });
  return new CliError([`${file}: nothing is changed.`, ...lines].join('\n'));
}
