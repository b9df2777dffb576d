import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { marked } from 'marked';
import { parse } from 'yaml';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import { CliError } from '../cli-error';

/** What a file says of one thing: its name, and what is sent to the server. */
export interface ContentFile {
  readonly slug: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;
/** Front matter that is said in a language; everything else is the same in all of them. */
const WORDS = ['title', 'summary', 'place', 'department'];

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
  return (LOCALE_CODES as readonly string[]).includes(end)
    ? { slug: name.slice(0, -end.length - 1), lang: end }
    : { slug: name, lang: 'en' };
}

async function ofMarkdown(text: string, file: string): Promise<ContentFile> {
  const front = FRONT_MATTER.exec(text);
  const given = front ? objectOf(() => parse(front[1] ?? ''), file) : {};
  const named = nameOf(file);
  const { lang = named.lang, slug = named.slug, ...rest } = given;
  if (!(LOCALE_CODES as readonly unknown[]).includes(lang))
    throw new CliError(`${file}: "${String(lang)}" is no language of ours.`);
  const html = await marked.parse(text.slice(front?.[0].length ?? 0));
  const facts = Object.entries(rest);
  const words = facts.filter(([key]) => WORDS.includes(key));
  const others = facts.filter(([key]) => !WORDS.includes(key));
  return {
    slug: String(slug),
    body: {
      ...Object.fromEntries(others),
      translations: {
        [String(lang)]: { ...Object.fromEntries(words), description: html },
      },
    },
  };
}

/**
 * A page, post, question or job as a file: JSON as the server shows it, or Markdown in one language with front matter
 * (YAML). The slug is the file's name unless it says another. Throws CliError with the file's name.
 */
export async function readContentFile(file: string): Promise<ContentFile> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CliError(`${file} cannot be read: ${(error as Error).message}`);
  });
  if (/\.(md|markdown)$/i.test(file)) return ofMarkdown(text, file);
  if (!/\.json$/i.test(file))
    throw new CliError(`${file} must be Markdown (.md) or JSON (.json).`);
  const { slug = nameOf(file).slug, ...body } = objectOf(
    () => JSON.parse(text),
    file,
  );
  return { slug: String(slug), body };
}
