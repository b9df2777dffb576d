import { basename, extname } from 'node:path';
import { parse } from 'yaml';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import { CliError } from '../cli-error';
import { readGiven } from '../read-given';
import {
  type ContentShape,
  hasOnlyHead,
  sortedContent,
  textWord,
} from './content-shape';
import { textOfMarkdown } from './markdown';

/** What a file says of one thing: its name, and what is sent to the server. */
export interface ContentFile {
  readonly slug: string;
  /** The file itself says its name. */
  readonly isNamed: boolean;
  /** Of the words that stand in it without a language. */
  readonly lang: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;
/** A page has its title once: a first line `# title` is that title, not a part of the text. */
const FIRST_TITLE = /^\s*# +(.+?)(?: +#+)? *(?:\r?\n|$)/;

function objectOf(read: () => unknown, file: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = read();
  } catch (error) {
    throw new CliError(`${file} cannot be read: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CliError(`${file} must hold names and values.`);
  return value as Record<string, unknown>;
}

/** `opening-day.ru.md` is opening-day in Russian, `opening-day.md` in English. */
function nameOf(file: string): { slug: string; lang: string } {
  const name = basename(file, extname(file));
  const end = extname(name).slice(1);
  return LOCALE_CODES.includes(end)
    ? { slug: name.slice(0, -end.length - 1), lang: end }
    : { slug: name, lang: 'en' };
}

function saidInMarkdown(text: string, file: string, shape: ContentShape) {
  const front = FRONT_MATTER.exec(text);
  const head = front ? objectOf(() => parse(front[1] ?? ''), file) : {};
  const below = text.slice(front?.[0].length ?? 0);
  const [line = '', title] = FIRST_TITLE.exec(below) ?? [];
  const isPlain = shape.isPlain === true;
  const words = textOfMarkdown(below.slice(line.length), isPlain);
  const isTitled = title !== undefined || head.title !== undefined;
  if (hasOnlyHead(shape) && isTitled && words.trim())
    throw new CliError(`${file}: a ${shape.one} has no text beside its title.`);
  return {
    ...(title !== undefined && {
      title: textOfMarkdown(title, true),
    }),
    ...head,
    ...(words.trim() && { [textWord(shape)]: words }),
  };
}

/**
 * A page, post, question, job or banner as a file: JSON as the server shows it, or Markdown in one language with front
 * matter (YAML). The slug is the file's name unless it says another. Throws CliError with the file's name.
 */
export async function readContentFile(
  file: string,
  shape: ContentShape,
): Promise<ContentFile> {
  const text = new TextDecoder().decode(await readGiven(file));
  const isMarkdown = /\.(md|markdown)$/i.test(file);
  if (!isMarkdown && !/\.json$/i.test(file))
    throw new CliError(`${file} must be Markdown (.md) or JSON (.json).`);
  const bare = text.replace(/^\uFEFF/, '');
  const given: Record<string, unknown> = isMarkdown
    ? saidInMarkdown(bare, file, shape)
    : objectOf(() => JSON.parse(bare), file);
  const named = nameOf(file);
  const { lang = named.lang, slug = named.slug, ...said } = given;
  if (!LOCALE_CODES.includes(String(lang)))
    throw new CliError(`${file}: "${String(lang)}" is no language of ours.`);
  const body = sortedContent(shape, { file, lang: String(lang), said });
  return {
    slug: String(slug),
    isNamed: given.slug !== undefined,
    lang: String(lang),
    body,
  };
}
