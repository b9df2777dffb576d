// @vitest-environment node
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepBuild, keptFolders } from '@/scripts/serve/kept-builds.mjs';
import { packStatic } from '@/scripts/serve/pack-static.mjs';
import { staticFiles } from '@/scripts/serve/static-files.mjs';
import { BROWSER, rawAnswer } from '@/tests/support/site/raw-answer';

const HOUR = 3_600_000;
const SCRIPT = 'console.log("word after word");\n'.repeat(200);
const FOR_EVER = 'public, max-age=31536000, immutable';

let folder = '';
let server: Server | null = null;
const dist = (): string => join(folder, 'dist');
const kept = (): string => join(folder, 'kept');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sofra-static-'));
});
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((done) => (server ? server.close(done) : done(null)));
  server = null;
  rmSync(folder, { recursive: true, force: true });
});

/** A build with these chunks, in place of the one before. */
function writeBuild(chunks: Readonly<Record<string, string>>): void {
  rmSync(dist(), { recursive: true, force: true });
  mkdirSync(join(dist(), 'static', 'chunks'), { recursive: true });
  writeFileSync(join(dist(), 'BUILD_ID'), 'a');
  for (const [name, text] of Object.entries(chunks))
    writeFileSync(join(dist(), 'static', 'chunks', name), text);
}

/** Serves the build; what it does not answer is 418. Resolves to where chunks are. */
async function serve(): Promise<string> {
  const files = staticFiles({ root: join(dist(), 'static'), kept: kept() });
  const made = createServer((request, response) => {
    void files(request, response).then((done) => {
      if (!done) response.writeHead(418).end();
    });
  });
  server = made;
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done));
  const { port } = made.address() as AddressInfo;
  return `http://127.0.0.1:${port}/_next/static/chunks`;
}

async function servePacked(): Promise<string> {
  writeBuild({ 'a.js': SCRIPT, 'small.js': 'let a;' });
  await packStatic(join(dist(), 'static'));
  return serve();
}

describe('a static file', () => {
  it.for([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ] as const)('to "%s" is in %s', async ([accepted, encoding]) => {
    const answer = await rawAnswer(`${await servePacked()}/a.js`, {
      'accept-encoding': accepted,
    });
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(SCRIPT);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
    expect(answer.headers).toMatchObject({
      'cache-control': FOR_EVER,
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  });

  it('of less than a kilobyte is not packed', async () => {
    const url = `${await servePacked()}/small.js`;
    const { headers, text } = await rawAnswer(url, BROWSER);
    expect(text).toBe('let a;');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is known by its ETag, each encoding by its own', async () => {
    const url = `${await servePacked()}/a.js`;
    const etags = new Set<string>();
    for (const accepted of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': accepted };
      const etag = (await rawAnswer(url, headers)).headers.etag ?? '';
      etags.add(etag);
      const again = await rawAnswer(url, { ...headers, 'if-none-match': etag });
      expect(again).toMatchObject({ status: 304, text: '' });
      expect(again.headers).toMatchObject({ vary: 'Accept-Encoding' });
      expect(again.headers['content-encoding']).toBeUndefined();
    }
    expect(etags.size).toBe(3);
  });

  it('has parts of itself, not of what is packed', async () => {
    const url = `${await servePacked()}/a.js`;
    const part = await rawAnswer(url, { ...BROWSER, range: 'bytes=2-11' });
    expect(part).toMatchObject({ status: 206, text: SCRIPT.slice(2, 12) });
    expect(part.headers['content-encoding']).toBeUndefined();
    const none = await rawAnswer(url, { ...BROWSER, range: 'bytes=99999-' });
    expect(none.status).toBe(416);
    expect(none.headers['cache-control']).toBeUndefined();
  });

  it('to HEAD says how long it is', async () => {
    const url = `${await servePacked()}/a.js`;
    const { bytes } = await rawAnswer(url, BROWSER);
    const head = await rawAnswer(url, BROWSER, 'HEAD');
    expect(head.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(bytes.length),
    });
    expect(head.bytes.length).toBe(0);
  });

  it('that is no file here is left to Next', async () => {
    const url = await servePacked();
    for (const name of [
      'none.js',
      '',
      'a.js.br',
      '..%2F..%2FBUILD_ID',
      '../../BUILD_ID',
      '%00',
    ])
      expect((await rawAnswer(`${url}/${name}`)).status, name).toBe(418);
    expect((await rawAnswer(`${url}/a.js`, {}, 'POST')).status).toBe(418);
  });

  it.skipIf(!existsSync('/proc/self/fd'))(
    'is closed when its reader leaves',
    async () => {
      writeBuild({ 'long.js': '' });
      const file = join(dist(), 'static', 'chunks', 'long.js');
      truncateSync(file, 64 * 1024 * 1024);
      const url = `${await serve()}/long.js`;
      const isOpen = (): boolean =>
        readdirSync('/proc/self/fd').some((fd) => {
          try {
            return readlinkSync(`/proc/self/fd/${fd}`) === file;
          } catch {
            return false;
          }
        });
      await new Promise<void>((resolve) => {
        const request = get(url, (answer) => {
          answer.once('data', () => {
            expect(isOpen()).toBe(true);
            request.destroy();
            resolve();
          });
          answer.on('error', () => undefined);
        });
      });
      await expect.poll(isOpen).toBe(false);
    },
  );
});

describe('packing', () => {
  it('takes what an earlier build packed the same bytes to', async () => {
    writeBuild({ 'a.js': SCRIPT, 'b.js': SCRIPT });
    const earlier = join(folder, 'earlier');
    mkdirSync(join(earlier, 'chunks'), { recursive: true });
    for (const [name, text] of [
      ['a.js', SCRIPT],
      ['a.js.br', 'kept'],
      ['b.js', `${SCRIPT}//`],
      ['b.js.br', 'of other bytes'],
    ] as const)
      writeFileSync(join(earlier, 'chunks', name), text);
    await packStatic(join(dist(), 'static'), [earlier]);
    const read = (name: string): Buffer =>
      readFileSync(join(dist(), 'static', 'chunks', name));
    expect(read('a.js.br').toString()).toBe('kept');
    expect(read('b.js.br').toString()).not.toBe('of other bytes');
    expect(gunzipSync(read('a.js.gz')).toString()).toBe(SCRIPT);
  });
});

describe('the build before', () => {
  it('serves its files for a day', async () => {
    writeBuild({ 'old.js': SCRIPT });
    await packStatic(join(dist(), 'static'));
    keepBuild(dist(), kept(), Date.now() - 23 * HOUR);
    writeBuild({ 'new.js': SCRIPT });
    const url = await serve();
    const answer = await rawAnswer(`${url}/old.js`, BROWSER);
    expect(answer).toMatchObject({ status: 200, text: SCRIPT });
    expect(answer.headers).toMatchObject({
      'cache-control': FOR_EVER,
      'content-encoding': 'br',
    });
    expect((await rawAnswer(`${url}/new.js`)).status).toBe(200);
  });

  it('is forgotten after it', async () => {
    writeBuild({ 'old.js': SCRIPT });
    keepBuild(dist(), kept(), Date.now() - 25 * HOUR);
    writeBuild({});
    expect((await rawAnswer(`${await serve()}/old.js`)).status).toBe(418);
  });

  it('serves what a build takes away from under a server', async () => {
    const url = await servePacked();
    keepBuild(dist(), kept());
    writeBuild({ 'new.js': SCRIPT });
    const { status, text } = await rawAnswer(`${url}/a.js`, BROWSER);
    expect({ status, text }).toEqual({ status: 200, text: SCRIPT });
  });

  it('is one of at most three, of a day and of 200 MB', () => {
    const now = Date.now();
    const names = (): string[] =>
      keptFolders(kept(), now).map((name) => name.slice(kept().length + 1));
    writeBuild({ 'a.js': 'a' });
    for (const hours of [30, 5, 4, 3, 2])
      keepBuild(dist(), kept(), now - hours * HOUR);
    expect(names()).toEqual(
      [4, 3, 2].map((h) => String(now - h * HOUR)).reverse(),
    );
    expect(readdirSync(kept())).toHaveLength(3);

    truncateSync(join(dist(), 'static', 'chunks', 'a.js'), 150 * 1024 * 1024);
    keepBuild(dist(), kept(), now - HOUR);
    keepBuild(dist(), kept(), now);
    expect(names()).toEqual([String(now)]);
  });

  it('that was cut off has nothing to keep', () => {
    writeBuild({ 'a.js': 'a' });
    rmSync(join(dist(), 'BUILD_ID'));
    keepBuild(dist(), kept());
    expect(keptFolders(kept())).toEqual([]);
  });
});
