import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the line. */
  readonly bytes: Buffer;
  /** What was compressed, as text. */
  readonly text: string;
}

function unpacked(encoding: string | undefined, bytes: Buffer): Buffer {
  if (encoding === undefined || bytes.length === 0) return bytes;
  return encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
}

/** What a server sends byte by byte: fetch unpacks and says nothing of it. */
export function rawAnswer(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject).on('end', () => {
        const bytes = Buffer.concat(parts);
        const encoding = answer.headers['content-encoding'];
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          bytes,
          text: unpacked(encoding, bytes).toString(),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** What browsers of today say. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };
