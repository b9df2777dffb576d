/** A request's path as logs may show it: without the code that GET /auth/verify/{code} carries. */
export function loggedPath(path: string): string {
  return path.replace(/(\/auth\/verify\/)\d+/, '$1[hidden]');
}
