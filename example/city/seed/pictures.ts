import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const FOLDER = join(process.cwd(), 'example', 'pictures', 'images');
const Manifest = z.record(z.string(), z.string());

let manifest: Readonly<Record<string, string>> | undefined;

/** The address of a committed picture by its name in the manifest; throws when nobody drew it. */
export function pictureOf(name: string): string {
  manifest ??= Manifest.parse(
    JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')),
  );
  const file = manifest[name];
  if (!file) throw new Error(`no picture is named ${name}`);
  return `/storage/images/${file}`;
}
