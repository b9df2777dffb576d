import { constants } from 'node:zlib';
import compression from 'compression';

const THRESHOLD_BYTES = 1024;
/** Quality 4 in a window of 256 kB: less processor time and fewer bytes than gzip 6 (docs/adr/0048). */
const BROTLI = {
  chunkSize: 32_768,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

/** Whether each part of an answer has to leave as it is written. */
const isLive = (response) =>
  /^text\/event-stream\b/i.test(response.getHeader('Content-Type')) ||
  response.getHeader('X-Accel-Buffering') === 'no';

/** A part is one of the bytes that the whole has as it is. */
const isPart = (response) =>
  response.statusCode === 206 || response.hasHeader('Content-Range');

/** Whether this answer's encoding depends on what the browser takes. */
const filter = (request, response) =>
  !isLive(response) &&
  !isPart(response) &&
  compression.filter(request, response);

const middleware = compression({
  brotli: BROTLI,
  filter,
  threshold: THRESHOLD_BYTES,
});

/**
 * Has the answer to this request compressed as it is written: by brotli, else gzip, as the browser takes them. Streams,
 * parts and whatever is encoded already pass as they are.
 */
export function compress(request, response) {
  middleware(request, response, () => {});
}
