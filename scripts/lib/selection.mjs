import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fromRoot, root } from './paths.mjs';

/** API tests run whole on PostgreSQL; what of them runs on PGlite in every run carries this tag. */
export const ENGINE_TAG = '// @module-tag both-engines';

/** The others are dealt into so many groups, one of which runs on PGlite. */
const GROUPS = 5;

/**
 * What of a test file depends on the engine (docs/adr/0036-each-proof-once.md): its text, or its path, matches.
 * tests/unit/scripts/selection.test.ts asks for the tag.
 */
const engineSubjects = [
  { name: 'SQL of its own', text: /\bsql`|\bsql\.raw\(|\.execute\(/ },
  { name: 'transactions', text: /\b(?:inTransaction|transaction)\(/ },
  {
    name: 'locks',
    text: /\bfor update\b|advisory|deadlock|\block(?:s|ed)?\b|Promise\.all(?:Settled)?\(\s*(?:Array\.from|\[?\s*(?:\w*call|\w*post|\w*order|place|cancel|approve|api\.))/i,
  },
  { name: 'jobs', text: /@\/server\/jobs\// },
  { name: 'outbox', text: /@\/server\/.*outbox/ },
  { name: 'notify', text: /\.listen\(|event-stream|live-timers/ },
  { name: 'migrations', text: /\bmigrat/i },
  { name: 'seed', text: /@\/example\/city\/seed/ },
  { name: 'search', path: /search/, text: /\/search\b/ },
  { name: 'import', path: /operator\/menu\// },
];

/** The subjects by which a test file has to carry the tag; empty: none. */
export function engineSubjectsOf(file, source) {
  return engineSubjects
    .filter((subject) => subject.text?.test(source) || subject.path?.test(file))
    .map(({ name }) => name);
}

function testFiles(folder) {
  return fs
    .readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .sort();
}

const readTest = (file) => fs.readFileSync(fromRoot(file), 'utf8');

function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null; // No git, or no history: a copy of the files alone.
  }
}

/** Whether history is cut off, or there is none: then it cannot be counted. */
const isShallow = () => git('rev-parse', '--is-shallow-repository') !== 'false';

const numberOf = (text) =>
  createHash('sha256').update(text).digest().readUInt32BE(0);

/** The group of a file: by its name, so that a new file moves no other. */
export const groupOf = (file) => numberOf(file) % GROUPS;

/**
 * The group of this commit. Five commits in a row have all five; a shallow clone, which cannot count, goes by the
 * commit's hash.
 */
export function groupOfCommit() {
  if (!isShallow()) return Number(git('rev-list', '--count', 'HEAD')) % GROUPS;
  return numberOf(git('rev-parse', 'HEAD') ?? '') % GROUPS;
}

/** Test files of the API for this run on PGlite, and how many are left to `--all`. */
export function pgliteTests({ all }) {
  const files = testFiles('tests/integration/api');
  if (all) return { files, left: 0 };
  const group = groupOfCommit();
  const chosen = files.filter(
    (file) => readTest(file).includes(ENGINE_TAG) || groupOf(file) === group,
  );
  return { files: chosen, left: files.length - chosen.length };
}

/** Chat, its transports, and what stands in for Firestore. */
const firestoreSources =
  /chat|firestore|firebase|services\/events|server\/events/i;
const HISTORY = 30;

/** Whether the Firestore suites run: what they prove changed lately, or that is not known. */
export function firestoreIsDue({ all }) {
  if (all) return true;
  const changed = git('status', '--porcelain', '--untracked-files=all');
  const commits = git('log', `-${HISTORY}`, '--format=%h');
  if (changed === null || !commits) return true;
  if (isShallow() && commits.split('\n').length < HISTORY) return true;
  const recent = git('log', `-${HISTORY}`, '--name-only', '--format=') ?? '';
  return firestoreSources.test(`${changed}\n${recent}`);
}

/** Vitest's Firestore suites: they start the stand-in. */
export const firestoreTests = () =>
  ['tests/unit', 'tests/integration/api']
    .flatMap(testFiles)
    .filter((file) =>
      /@\/tests\/support\/chat\/firestore\//.test(readTest(file)),
    );
