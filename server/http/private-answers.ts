import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env';

/**
 * Nothing between us and a browser keeps an answer of the API, nor does the browser: bearer, cookies of carts and the
 * moment decide what it says. A route whose answer is everybody's says so by a Cache-Control of its own.
 */
export function privateAnswers(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control'))
      c.res.headers.set('Cache-Control', 'private, no-store');
  };
}
