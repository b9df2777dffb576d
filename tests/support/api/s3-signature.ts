import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const HEADER =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/;
/** How far a caller's clock may be from ours. */
const SKEW_MS = 15 * 60_000;

const sha256 = (data: Buffer | string): string =>
  createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

export interface S3Key {
  readonly id: string;
  readonly secret: string;
  readonly region: string;
}

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) =>
      [name, value].map((part) => encodeURIComponent(part)).join('='),
    )
    .sort()
    .join('&');
}

/** 20261123T075000Z as milliseconds. */
function timeOf(stamp: string): number {
  const [, day = '', time = ''] = /^(\d{8})T(\d{6})Z$/.exec(stamp) ?? [];
  const date = day.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  return Date.parse(
    `${date}T${time.replace(/(\d\d)(\d\d)(\d\d)/, '$1:$2:$3')}Z`,
  );
}

/**
 * Why a request would be refused by S3, as the code of its error; null: it is signed by this key (signature version 4,
 * by its documentation), and its body is the one that was signed.
 */
export function refusalOf(
  { headers, method = '', url = '' }: IncomingMessage,
  body: Buffer,
  key: S3Key,
): string | null {
  const [, id, day = '', region = '', signed = '', signature] =
    HEADER.exec(headers.authorization ?? '') ?? [];
  if (!id) return 'AccessDenied';
  if (id !== key.id) return 'InvalidAccessKeyId';
  if (region !== key.region) return 'AuthorizationHeaderMalformed';
  const stamp = String(headers['x-amz-date']);
  if (!(Math.abs(Date.now() - timeOf(stamp)) < SKEW_MS))
    return 'RequestTimeTooSkewed';
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body))
    return 'XAmzContentSHA256Mismatch';
  const address = new URL(url, 'http://local');
  const lines = signed
    .split(';')
    .map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const request = [
    method,
    address.pathname,
    canonicalQuery(address),
    lines.join(''),
    signed,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', stamp, scope, sha256(request)].join('\n');
  const signing = [region, 's3', 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(`AWS4${key.secret}`, day),
  );
  const expected = hmac(signing, text).toString('hex');
  return expected === signature ? null : 'SignatureDoesNotMatch';
}
