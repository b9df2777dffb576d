import {
  createDecipheriv,
  createECDH,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

const HEADER = { salt: 16, size: 4 } as const;
const TAG_BYTES = 16;
const LAST_RECORD = 2;

const hkdf = (ikm: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, length));

/** The keys of a browser's subscription, and how that browser reads a message (RFC 8291, aes128gcm of RFC 8188). */
export function browserDevice() {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const secret = randomBytes(16);

  function read(body: Buffer): string {
    const salt = body.subarray(0, HEADER.salt);
    const idAt = HEADER.salt + HEADER.size + 1;
    const server = body.subarray(idAt, idAt + (body[idAt - 1] ?? 0));
    const sealed = body.subarray(idAt + server.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, server]);
    const ikm = hkdf(pair.computeSecret(server), secret, info, 32);
    const said = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);
    const key = hkdf(ikm, salt, said('aes128gcm'), 16);
    const nonce = hkdf(ikm, salt, said('nonce'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const plain = Buffer.concat([
      cipher.update(sealed.subarray(0, -TAG_BYTES)),
      cipher.final(),
    ]);
    const end = plain.lastIndexOf(LAST_RECORD);
    return plain.subarray(0, end).toString('utf8');
  }

  return {
    keys: {
      p256dh: own.toString('base64url'),
      auth: secret.toString('base64url'),
    },
    read,
  };
}

export type BrowserDevice = ReturnType<typeof browserDevice>;
