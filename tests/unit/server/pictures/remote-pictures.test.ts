import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from '@/server/adapters/pictures/public-address';
import { remotePictures } from '@/server/adapters/pictures/remote-pictures';
import { publicAddressRules } from '@/server/adapters/public-network';
import { DomainError } from '@/server/errors';
import { UPLOAD_BYTES_MAX } from '@/utils/constants/after-sale';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A site on this machine, for which `pictures.example` is a public name and `inside.example` is not. */
async function openSite(listener: RequestListener, patienceMs = 5_000) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const pictures = remotePictures({
    protocol: 'http:',
    port: String(port),
    resolve: (host) =>
      Promise.resolve(
        {
          'pictures.example': ['127.0.0.1'],
          'both.example': ['127.0.0.1', '10.0.0.1'],
        }[host] ?? ['10.0.0.1'],
      ),
    isAllowed: (address) => address === '127.0.0.1',
    patienceMs,
  });
  return { pictures, site: `http://pictures.example:${port}`, port };
}

const refused = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(DomainError);
  return (error as DomainError).options.fields?.url?.[0] ?? '';
};

describe('addresses', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.1.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    'localhost',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '172.32.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    'https://127.0.0.1/a.png',
    'https://localhost/a.png',
    'https://2130706433/a.png',
    'https://0x7f.1/a.png',
    'https://0177.0.0.1/a.png',
    'https://[::1]/a.png',
    'https://[::ffff:10.0.0.1]/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.8/a.png',
  ])('%s is never asked', async (url) => {
    const pictures = remotePictures({
      ...publicAddressRules,
      resolve: () => Promise.resolve(['127.0.0.1']),
    });
    expect(await refused(pictures.fetch(url))).toContain(
      'not on the public network',
    );
  });

  it.each([
    'http://1.1.1.1/a.png',
    'https://1.1.1.1:8443/a.png',
    'https://me:secret@1.1.1.1/a.png',
    'file:///etc/passwd',
    'nothing',
  ])('%s is no address that is fetched', async (url) => {
    expect(
      await refused(remotePictures(publicAddressRules).fetch(url)),
    ).not.toBe('');
  });
});

describe('fetching', () => {
  it('answers the bytes, also after a redirect on the public network', async () => {
    const { pictures, site } = await openSite(({ url }, answer) => {
      if (url === '/old.png') answer.writeHead(302, { location: '/new.png' });
      answer.end(url === '/new.png' ? 'bytes' : '');
    });
    expect(
      Buffer.from(await pictures.fetch(`${site}/old.png`)).toString(),
    ).toBe('bytes');
  });

  it('follows no redirect to an address inside, nor to another protocol', async () => {
    let asked = 0;
    const { pictures, port, site } = await openSite(
      ({ headers, url }, answer) => {
        if (!headers.host?.startsWith('pictures.example')) asked += 1;
        const to: Record<string, string> = {
          '/name': `http://inside.example:${port}/a`,
          '/number': `http://10.0.0.1:${port}/a`,
          '/file': 'file:///etc/passwd',
          '/port': 'http://pictures.example:1/a',
        };
        answer.writeHead(302, { location: to[url ?? ''] ?? '/round' }).end();
      },
    );
    for (const way of ['/name', '/number'])
      expect(await refused(pictures.fetch(site + way))).toContain(
        'public network',
      );
    for (const way of ['/file', '/port'])
      expect(await refused(pictures.fetch(site + way))).toContain('Only http');
    expect(await refused(pictures.fetch(`${site}/round`))).toContain(
      'too often',
    );
    expect(asked).toBe(0);
  });

  it('asks no name that leads inside as well', async () => {
    const { pictures, port } = await openSite((_, answer) => answer.end('x'));
    expect(
      await refused(pictures.fetch(`http://both.example:${port}/a`)),
    ).toContain('public network');
  });

  it('takes no more than a picture may have, said or not, and waits no longer than it may', async () => {
    const { pictures, site } = await openSite(({ url }, answer) => {
      if (url === '/said')
        answer.writeHead(200, { 'content-length': UPLOAD_BYTES_MAX + 1 });
      if (url === '/slow') return void answer.write('a');
      const part = Buffer.alloc(64_000);
      const send = (): void => {
        while (!answer.destroyed && answer.write(part));
      };
      answer.on('drain', send);
      send();
    }, 1_000);
    expect(await refused(pictures.fetch(`${site}/said`))).toContain(
      'larger than',
    );
    expect(await refused(pictures.fetch(`${site}/unsaid`))).toContain(
      'larger than',
    );
    expect(await refused(pictures.fetch(`${site}/slow`))).toContain('in time');
  });

  it('says what the site answered when it was no file', async () => {
    const { pictures, site } = await openSite((_, answer) =>
      answer.writeHead(404).end(),
    );
    expect(await refused(pictures.fetch(`${site}/a`))).toContain('404');
  });
});
