import fs from 'node:fs';
import path from 'node:path';
import { distDir, fromRoot } from '../lib/paths.mjs';
import { filesBelow } from './pack-static.mjs';

const LIFE_MS = 86_400_000;
const MOST_BUILDS = 3;
const MOST_BYTES = 200 * 1024 * 1024;

/** Where static files of earlier builds of this folder are. */
export const keptRoot = (env) =>
  fromRoot('.cache', 'static', path.basename(distDir(env)));

/** Folders of earlier builds, the latest first. Each is named by the time at which another build took its place. */
function keptBuilds(root) {
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root)
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ folder: path.join(root, name), replaced: Number(name) }))
    .sort((a, b) => b.replaced - a.replaced);
}

/** The folders whose files tabs may still ask for, the latest first. */
export const keptFolders = (root, now = Date.now()) =>
  keptBuilds(root)
    .filter(({ replaced }) => now - replaced < LIFE_MS)
    .map(({ folder }) => folder);

const bytesOf = (folder) =>
  filesBelow(folder)
    .map((name) => fs.statSync(path.join(folder, name)).size)
    .reduce((sum, size) => sum + size, 0);

/** Removes what is older than a day, more than three builds or more than 200 MB, the oldest first. */
export function dropOldBuilds(root, now = Date.now()) {
  const young = new Set(keptFolders(root, now));
  let bytes = 0;
  keptBuilds(root).forEach(({ folder }, index) => {
    bytes += bytesOf(folder);
    if (!young.has(folder) || index >= MOST_BUILDS || bytes > MOST_BYTES)
      fs.rmSync(folder, { recursive: true, force: true });
  });
}

/** Keeps the static files of the build that is about to be replaced; a build that was cut off has nothing to keep. */
export function keepBuild(dist, root, now = Date.now()) {
  const from = path.join(dist, 'static');
  // Next writes it once the files are whole.
  if (fs.existsSync(path.join(dist, 'BUILD_ID')) && fs.existsSync(from)) {
    const draft = path.join(root, 'draft');
    fs.rmSync(draft, { recursive: true, force: true });
    fs.cpSync(from, draft, { recursive: true, preserveTimestamps: true });
    fs.renameSync(draft, path.join(root, String(now)));
  }
  dropOldBuilds(root, now);
}
