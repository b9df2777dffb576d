#!/usr/bin/env node
/**
 * Merges translations into locales/<lng>/<ns>.json, sorted by key, under an exclusive lock so that
 * several people may run it at once.
 *
 *   node scripts/locales-add.mjs [--ns cart] [--force] < texts.json
 *   node scripts/locales-add.mjs [--ns cart] --remove key1 key2
 *   node scripts/locales-add.mjs [--ns cart] --move key1 key2   (out of whichever namespace of pages has them)
 *   node scripts/locales-add.mjs [--ns cart] --missing fr   (prints the English texts that fr lacks)
 *
 * texts.json: { "key": { "en": "Text", "ar": "…", "ru": "…" } }; a plural key gives its forms:
 * { "items": { "en": { "one": "{{count}} item", "other": "{{count}} items" }, "ar": { "zero": … } } }.
 * A key whose stored text differs is a conflict: it is kept and printed, unless --force.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = path.join(root, 'locales');
const lock = path.join(folder, '.lock');
/** Who adds a text gives it in these; the other languages may follow, and the gate waits for them. */
const firstLanguages = ['en', 'ar', 'ru'];
/** What is no text of a page. */
const ofServer = ['errors', 'help', 'kitchen'];
const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

const stem = (key) =>
  key.replace(new RegExp(`_(${pluralForms.join('|')})$`), '');

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

function readArguments(argv) {
  const options = {
    ns: 'translation',
    force: false,
    remove: [],
    move: [],
    missing: null,
  };
  for (let i = 0; i < argv.length; i += 1) {
    if (argv[i] === '--ns') options.ns = argv[(i += 1)];
    else if (argv[i] === '--force') options.force = true;
    else if (argv[i] === '--missing') options.missing = argv[(i += 1)];
    else if (argv[i] === '--remove') options.remove = argv.splice(i + 1);
    else if (argv[i] === '--move') options.move = argv.splice(i + 1);
    else throw new Error(`unknown argument ${argv[i]}`);
  }
  if (!/^[a-z][a-z-]*$/.test(options.ns ?? ''))
    throw new Error('--ns needs a namespace name');
  return options;
}

async function takeLock() {
  fs.mkdirSync(folder, { recursive: true });
  for (let tries = 0; ; tries += 1) {
    try {
      fs.mkdirSync(lock);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const age =
      Date.now() -
      (fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > 10_000) fs.rmSync(lock, { recursive: true, force: true });
    if (tries > 600)
      throw new Error(`${lock} is held for too long; remove it by hand`);
    await sleep(50);
  }
}

function languages() {
  const present = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);
  return [...new Set([...firstLanguages, ...present])];
}

function readBundle(lng, ns) {
  const file = path.join(folder, lng, `${ns}.json`);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

function writeBundle(lng, ns, bundle) {
  const file = path.join(folder, lng, `${ns}.json`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const sorted = Object.fromEntries(
    Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : Number(a > b))),
  );
  fs.writeFileSync(`${file}.tmp`, `${JSON.stringify(sorted, null, 2)}\n`);
  fs.renameSync(`${file}.tmp`, file);
}

/** One given text as flat entries: `{ one, other }` becomes `key_one`, `key_other`. */
function entriesOf(key, text) {
  if (typeof text === 'string') return [[key, text]];
  if (text === null || typeof text !== 'object' || Array.isArray(text))
    throw new Error(`${key}: a text is a string or an object of plural forms`);
  return Object.entries(text).map(([form, value]) => {
    if (!pluralForms.includes(form) || typeof value !== 'string')
      throw new Error(
        `${key}: "${form}" is not a plural form (${pluralForms.join(', ')})`,
      );
    return [`${key}_${form}`, value];
  });
}

function merge(texts, { ns, force }) {
  const bundles = new Map(languages().map((lng) => [lng, readBundle(lng, ns)]));
  const counts = { added: 0, changed: 0, same: 0 };
  const problems = [];
  for (const [key, perLanguage] of Object.entries(texts)) {
    for (const lng of Object.keys(perLanguage))
      if (!bundles.has(lng))
        throw new Error(`${key}: there is no language "${lng}"`);
    for (const [lng, bundle] of bundles) {
      if (perLanguage[lng] === undefined) {
        if (firstLanguages.includes(lng) && !(key in bundle))
          problems.push(`missing   ${lng} ${key}`);
        continue;
      }
      for (const [name, text] of entriesOf(key, perLanguage[lng])) {
        const old = bundle[name];
        if (old === text) counts.same += 1;
        else if (old === undefined) counts.added += 1;
        else if (force) counts.changed += 1;
        else {
          problems.push(
            `conflict  ${lng} ${name}: kept "${old}", not "${text}"`,
          );
          continue;
        }
        bundle[name] = text;
      }
    }
  }
  for (const [lng, bundle] of bundles) writeBundle(lng, ns, bundle);
  return { counts, problems };
}

/** The English texts whose key, in any plural form, a language does not have yet. */
function missing(lng, ns) {
  const known = new Set(Object.keys(readBundle(lng, ns)).map(stem));
  return Object.fromEntries(
    Object.entries(readBundle('en', ns)).filter(
      ([key]) => !known.has(stem(key)),
    ),
  );
}

function remove(keys, ns) {
  let removed = 0;
  for (const lng of languages()) {
    const bundle = readBundle(lng, ns);
    for (const key of keys)
      for (const name of [key, ...pluralForms.map((form) => `${key}_${form}`)])
        if (name in bundle) {
          delete bundle[name];
          removed += 1;
        }
    writeBundle(lng, ns, bundle);
  }
  return removed;
}

/** Takes keys out of the other namespaces of pages into one. */
function move(keys, ns) {
  let moved = 0;
  for (const lng of languages()) {
    const others = fs
      .readdirSync(path.join(folder, lng))
      .map((file) => path.basename(file, '.json'))
      .filter((name) => ![ns, ...ofServer].includes(name));
    const into = readBundle(lng, ns);
    for (const other of others) {
      const bundle = readBundle(lng, other);
      const found = Object.keys(bundle).filter((key) =>
        keys.includes(stem(key)),
      );
      if (found.length === 0) continue;
      for (const key of found) {
        into[key] = bundle[key];
        delete bundle[key];
      }
      moved += found.length;
      writeBundle(lng, other, bundle);
    }
    writeBundle(lng, ns, into);
  }
  return moved;
}

/** What is done with the texts once nobody else changes them. */
function change(options, texts) {
  const { move: moved, ns, remove: removed } = options;
  if (removed.length > 0)
    return console.log(`removed ${remove(removed, ns)} texts`);
  if (moved.length > 0)
    return console.log(`${ns}: took ${move(moved, ns)} texts`);
  const { counts, problems } = merge(texts, options);
  console.log(
    `${ns}: ${counts.added} added, ${counts.changed} changed, ${counts.same} as they were`,
  );
  if (problems.length > 0) fail(problems.join('\n'));
}

try {
  const options = readArguments(process.argv.slice(2));
  if (options.missing) {
    console.log(JSON.stringify(missing(options.missing, options.ns), null, 2));
    process.exit();
  }
  const isGiven = options.remove.length + options.move.length === 0;
  const texts = isGiven ? JSON.parse(fs.readFileSync(0, 'utf8')) : null;
  await takeLock();
  try {
    change(options, texts);
  } finally {
    fs.rmSync(lock, { recursive: true, force: true });
  }
} catch (error) {
  fail(`locales-add: ${error.message}`);
}
