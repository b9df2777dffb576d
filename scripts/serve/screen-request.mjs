/** What pages take; the API says for itself what it takes. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST'];
const isApi = (target) => /^\/api(\/|\?|$)/.test(target);
/** Where browsers look for an icon unasked: it stands with the others. */
const FAVICON = /^(\/favicon\.ico)(?=\?|$)/;
/** An address below which nothing is. */
const NOWHERE = '/not/a/page';

/**
 * What a request asks of this site. Whoever takes it for a proxy writes a whole address, whose host counts for nothing here
 * (RFC 9112, 3.2.2); what is no address, as `*`, leads nowhere.
 */
function pathOf(target) {
  if (target.startsWith('/')) return target;
  const [, path] = /^https?:\/\/[\w.:-]*(?=[/?]|$)(.*)$/i.exec(target) ?? [];
  if (path === undefined) return NOWHERE;
  return path.startsWith('/') ? path : `/${path}`;
}

/** Whether every escape of an address can be decoded and none is NUL, which no database keeps. */
function isSound(target) {
  if (!target.includes('%')) return true;
  try {
    return !decodeURIComponent(target).includes('\0');
  } catch {
    return false;
  }
}

/** An address of the same kind and language that leads nowhere: whoever answers it says 404 as for any other. */
function nowhereNear(target) {
  if (!isApi(target))
    return `${/^\/[a-z]{2}(?=\/)/.exec(target)?.[0] ?? ''}${NOWHERE}`;
  const lang = /[?&](lang=[a-z]{2})(?:&|$)/.exec(target)?.[1];
  return `/api/v1${NOWHERE}${lang ? `?${lang}` : ''}`;
}

/**
 * Screens a request before anything reads it. Its address becomes a path; one that cannot be decoded leads nowhere (404).
 * True: it has been answered, as no page takes its method (405 with Allow; OPTIONS 204).
 */
export function screenRequest(request, response) {
  const { method } = request;
  const url = pathOf(request.url).replace(FAVICON, '/icons$1');
  request.url = isSound(url) ? url : nowhereNear(url);
  if (isApi(url) || PAGE_METHODS.includes(method)) return false;
  response.writeHead(method === 'OPTIONS' ? 204 : 405, {
    Allow: [...PAGE_METHODS, 'OPTIONS'].join(', '),
  });
  response.end();
  return true;
}
