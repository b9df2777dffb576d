import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompileHints } from '@/scripts/lib/compile-hints';

let build: string;

beforeAll(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'sofra-build-'));
  await mkdir(path.join(build, 'static/chunks/pages'), { recursive: true });
});

afterAll(() => rm(build, { recursive: true }));

test('every script of a build has the hint once, a style sheet has none', async () => {
  const files = ['a.js', 'pages/b.js', 'c.css'].map((name) =>
    path.join(build, 'static/chunks', name),
  );
  for (const file of files) await writeFile(file, 'content');
  await addCompileHints(build);
  await addCompileHints(build);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const hinted = '//# allFunctionsCalledOnLoad\ncontent';
  expect(texts).toEqual([hinted, hinted, 'content']);
});
