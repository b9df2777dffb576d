// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ENGINE_TAG,
  engineSubjectsOf,
  groupOf,
  groupOfCommit,
  pgliteTests,
} from '@/scripts/lib/selection.mjs';

const FOLDER = 'tests/integration/api';
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join(FOLDER, name))
  .sort();
const isTagged = (file: string): boolean =>
  readFileSync(file, 'utf8').includes(ENGINE_TAG);

describe('tests of the API that run on both engines', () => {
  it('carry the tag wherever they depend on the engine', () => {
    const untagged = files
      .filter((file) => !isTagged(file))
      .map((file) => ({
        file,
        subjects: engineSubjectsOf(file, readFileSync(file, 'utf8')),
      }))
      .filter(({ subjects }) => subjects.length > 0);
    expect(untagged).toEqual([]);
  });

  it('are known by their text or their path', () => {
    const subjectsOf = (source: string, file = `${FOLDER}/a.test.ts`) =>
      engineSubjectsOf(file, source);
    expect(subjectsOf('await api.db.execute(sql`select 1`)')).toEqual([
      'SQL of its own',
    ]);
    expect(subjectsOf("import { x } from '@/server/jobs/outbox'")).toEqual([
      'jobs',
      'outbox',
    ]);
    expect(subjectsOf("api.get('/rest/shops/search?q=a')")).toEqual(['search']);
    expect(
      subjectsOf('await Promise.all(Array.from({ length: 5 }, order))'),
    ).toEqual(['locks']);
    expect(subjectsOf("api.get('/rest/settings')")).toEqual([]);
  });
});

describe('the group of this commit', () => {
  it('is chosen with every tagged file, and the rest is counted', () => {
    const { files: chosen, left } = pgliteTests({ all: false });
    const group = groupOfCommit();
    expect(chosen).toEqual(
      files.filter((file) => isTagged(file) || groupOf(file) === group),
    );
    expect(left).toBe(files.length - chosen.length);
    expect(pgliteTests({ all: true })).toEqual({ files, left: 0 });
  });

  it('has a part of the untagged files, as the other four have', () => {
    const groups = new Set(files.map(groupOf));
    expect([...groups].sort()).toEqual([0, 1, 2, 3, 4]);
  });
});
