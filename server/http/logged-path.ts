/** Pages and calls whose address carries a link's token: with a language prefix, as data of a page, and as an API path. */
const LINKED =
  /(\/(?:rest\/kitchen\/[\w-]+|exports|ticket|board|ring)\/)[^/?#]+/gi;

/** A request's path as logs may show it: without the codes, keys and tokens that some addresses carry. */
export function loggedPath(path: string): string {
  return path
    .replace(/(\/auth\/(?:verify|forgot\/email-password)\/)\d+/, '$1[hidden]')
    .replace(LINKED, '$1[hidden]')
    .replace(/([?&](?:key|signature)=)[^&#]+/g, '$1[hidden]');
}
