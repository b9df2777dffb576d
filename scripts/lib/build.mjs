import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { keepBuild, keptFolders, keptRoot } from '../serve/kept-builds.mjs';
import { filesBelow, packStatic } from '../serve/pack-static.mjs';
import {
  distDir,
  fromRoot,
  nextBinary,
  nodeBinary,
  readJson,
} from './paths.mjs';
import { runQuietly } from './run-child.mjs';
import { alone } from './setup-lock.mjs';
import { timed } from './times.mjs';

/** What ends up in the build. `public` is served from its folder: only its names count. */
const folders = [
  'pages',
  'components',
  'containers',
  'redux',
  'services',
  'contexts',
  'hooks',
  'utils',
  'locales',
  'styles',
  'server',
  'example',
];
const files = [
  'next.config.ts',
  'instrumentation.ts',
  'tsconfig.json',
  'package-lock.json',
];

const listFiles = (folder) =>
  filesBelow(fromRoot(folder))
    .filter((name) => !path.basename(name).startsWith('.'))
    .map((name) => path.join(folder, name))
    .sort();

/** A fingerprint of everything the build depends on. */
function fingerprint(env) {
  const hash = createHash('sha256');
  const all = [
    ...folders.flatMap(listFiles),
    ...files.filter((name) => fs.existsSync(fromRoot(name))),
  ];
  for (const name of all)
    hash.update(`${name}\n`).update(fs.readFileSync(fromRoot(name)));
  for (const name of Object.keys(env).sort())
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${env[name]}\n`);
  hash.update(listFiles('public').join('\n'));
  return hash.digest('hex');
}

const stampFile = (env) => path.join(distDir(env), 'sofra-build.json');

export function isBuilt(env) {
  return readJson(stampFile(env))?.sources === fingerprint(env);
}

/** The next build begins anew, whatever is there. */
export function forgetBuild(env) {
  fs.rmSync(stampFile(env), { force: true });
}

async function buildNow(env, progress) {
  const sources = fingerprint(env);
  const kept = keptRoot(env);
  keepBuild(distDir(env), kept);
  if (!fs.existsSync(stampFile(env)))
    fs.rmSync(distDir(env), { recursive: true, force: true });
  fs.rmSync(stampFile(env), { force: true });
  await runQuietly(nodeBinary, [nextBinary, 'build'], {
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    what: 'next build',
    onLine: (line) => {
      const text = line.replace(/[^\x20-\x7e]/g, '').trim();
      if (
        /^(Creating|Compiled|Running|Collecting|Generating|Finalizing)/.test(
          text,
        )
      )
        progress(null, text);
    },
  });
  progress(null, 'Compressing');
  await packStatic(path.join(distDir(env), 'static'), keptFolders(kept));
  fs.writeFileSync(stampFile(env), `${JSON.stringify({ sources })}\n`);
}

/**
 * Builds the site. The stamp is written last, so a cut-off build is thrown away and done again; what another command
 * builds meanwhile is waited for.
 */
export function build(env, progress) {
  return alone('building the site', () =>
    isBuilt(env)
      ? 'another command built it'
      : timed('build', () => buildNow(env, progress)),
  );
}
