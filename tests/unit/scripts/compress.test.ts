// @vitest-environment node
import {
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { compress } from '@/scripts/serve/compress.mjs';
import { BROWSER, rawAnswer } from '@/tests/support/site/raw-answer';

const LONG = '<p>word after word</p>'.repeat(200);
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const SVG = { 'Content-Type': 'image/svg+xml' };

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

async function serve(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<string> {
  const server = createServer((request, response) => {
    compress(request, response);
    answer(response, request);
  });
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const whole =
  (text: string, headers: Readonly<Record<string, string>> = HTML) =>
  (response: ServerResponse): void => {
    for (const [name, value] of Object.entries(headers))
      response.setHeader(name, value);
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.end(text);
  };

describe('an answer', () => {
  it.for([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ] as const)('to "%s" is in %s', async ([accepted, encoding]) => {
    const url = await serve(whole(LONG));
    const answer = await rawAnswer(url, { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.text).toBe(LONG);
    expect(answer.bytes.length < LONG.length).toBe(encoding !== undefined);
  });

  it('of less than a kilobyte is as it is, and varies', async () => {
    const { headers, text } = await rawAnswer(
      await serve(whole('short')),
      BROWSER,
    );
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers).toMatchObject({ 'content-length': '5' });
    expect(headers.vary).toBe('Accept-Encoding');
    expect(text).toBe('short');
  });

  it('keeps what it varies by', async () => {
    const url = await serve(whole(LONG, { ...HTML, Vary: 'Origin' }));
    const { headers } = await rawAnswer(url, BROWSER);
    expect(headers.vary).toBe('Origin, Accept-Encoding');
  });

  it.for([
    ['a part', 206, { ...SVG, 'Content-Range': 'bytes 0-9/99' }],
    ['a picture', 200, { 'Content-Type': 'image/webp' }],
    ['of no type', 200, {}],
  ] as const)('that is %s passes as it is', async ([, status, headers]) => {
    const url = await serve((response) => {
      response.statusCode = status;
      whole(LONG, headers)(response);
    });
    const answer = await rawAnswer(url, BROWSER);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.bytes.toString()).toBe(LONG);
  });

  it('that is packed already is not packed again', async () => {
    const url = await serve((response) => {
      for (const [name, value] of Object.entries(HTML))
        response.setHeader(name, value);
      response.setHeader('Content-Encoding', 'gzip');
      response.end(gzipSync(LONG.repeat(300)));
    });
    const { headers, text } = await rawAnswer(url, BROWSER);
    expect(headers['content-encoding']).toBe('gzip');
    expect(text).toBe(LONG.repeat(300));
  });

  it('to HEAD has no body, and 304 none', async () => {
    const url = await serve(whole(LONG));
    const head = await rawAnswer(url, BROWSER, 'HEAD');
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers.vary).toBe('Accept-Encoding');
    const unchanged = await serve((response) => {
      response.statusCode = 304;
      response.end();
    });
    const { headers, status } = await rawAnswer(unchanged, BROWSER);
    expect(status).toBe(304);
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('a stream', () => {
  it.for([
    { 'Content-Type': 'text/event-stream' },
    { 'Content-Type': 'text/event-stream; charset=utf-8' },
    { ...HTML, 'X-Accel-Buffering': 'no' },
    { ...HTML, 'Cache-Control': 'private, no-transform' },
  ])('with %s leaves as it is written', async (headers) => {
    // It never ends: what arrives arrived at once.
    const url = await serve((response) => {
      response.writeHead(200, headers);
      response.write(': first\n\n');
    });
    const first = await new Promise<string>((resolve, reject) => {
      const request = get(url, { headers: BROWSER }, (answer) => {
        expect(answer.headers['content-encoding']).toBeUndefined();
        answer.once('data', (part: Buffer) => {
          resolve(part.toString());
          request.destroy();
        });
      }).on('error', reject);
    });
    expect(first).toBe(': first\n\n');
  });

  it('that nobody reads any more ends with its connection', async () => {
    let closed = (): void => undefined;
    const left = new Promise<void>((resolve) => (closed = resolve));
    const url = await serve((response) => {
      response.on('close', closed);
      response.writeHead(200, HTML);
      response.write(LONG.repeat(100));
    });
    const request = get(url, { headers: BROWSER }, () => request.destroy());
    request.on('error', () => undefined);
    setTimeout(() => request.destroy(), 50);
    await left;
  });
});
