import sharp from 'sharp';
import type { ApiAnswer, ApiHarness } from '@/tests/support/api/api-harness';

/** A small photo. */
export function photo(
  options: { readonly width?: number; readonly height?: number } = {},
) {
  const { height = 30, width = 40 } = options;
  return sharp({
    create: { width, height, channels: 3, background: '#c2410c' },
  });
}

/** Sends these bytes in as a picture; multipart by hand, as jsdom's FormData is not Node's. */
export async function upload(
  api: ApiHarness,
  token: string,
  bytes: Uint8Array,
  type = 'refunds',
): Promise<ApiAnswer> {
  const boundary = 'picture-boundary';
  const part = (name: string, more = ''): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${part('type')}\r\n${type}\r\n`),
    Buffer.from(
      `${part('image', '; filename="photo"')}Content-Type: image/jpeg\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const response = await api.fetch(
    new Request('http://localhost/api/v1/dashboard/galleries', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body,
    }),
  );
  return {
    status: response.status,
    headers: response.headers,
    body: await response.json(),
  };
}
