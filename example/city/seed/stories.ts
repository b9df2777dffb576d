import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentTranslations } from '@/server/db/schema/content';

interface Story {
  readonly title: string;
  readonly summary: string;
  readonly place?: string;
  readonly department?: string;
  /** Paragraphs; `## ` begins a heading, `- ` an item of a list. */
  readonly text: readonly string[];
}

type Stories = Readonly<
  Record<'jobs' | 'posts', Readonly<Record<string, Story | undefined>>>
>;

const FOLDER = join(process.cwd(), 'example', 'city', 'stories');

let known: ReadonlyMap<string, Stories> | null = null;

/** The city's posts and jobs by language; read once. */
function stories(): ReadonlyMap<string, Stories> {
  known ??= new Map(
    readdirSync(FOLDER)
      .sort()
      .map((file) => [
        file.replace(/\.json$/, ''),
        JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Stories,
      ]),
  );
  return known;
}

function htmlOf(line: string): string {
  const text = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  if (text.startsWith('## ')) return `<h2>${text.slice(3)}</h2>`;
  if (text.startsWith('- ')) return `<ul><li>${text.slice(2)}</li></ul>`;
  return `<p>${text}</p>`;
}

/** The words of a post or a job in every language it is written in. */
export function storyWords(
  kind: keyof Stories,
  slug: string,
): ContentTranslations {
  return Object.fromEntries(
    [...stories()].flatMap(([locale, all]) => {
      const story = all[kind][slug];
      if (!story) return [];
      const { text, ...words } = story;
      const html = text.map(htmlOf).join('').replaceAll('</ul><ul>', '');
      return [[locale, { ...words, description: html }]];
    }),
  );
}
