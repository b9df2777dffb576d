/** A request's path as logs may show it: without the codes and keys that some addresses carry. */
export function loggedPath(path: string): string {
  return path
    .replace(/(\/auth\/(?:verify|forgot\/email-password)\/)\d+/, '$1[hidden]')
    .replace(/([?&](?:key|signature)=)[^&#]+/g, '$1[hidden]');
}
