import { AsyncLocalStorage } from 'node:async_hooks';
import { type RequestScope, runtime, runtimeSlot } from '../runtime';

/** The store that carries one page render's scope through its awaits; one per process. */
function scopes(): AsyncLocalStorage<RequestScope> {
  return runtimeSlot('page-scopes', () => {
    const storage = new AsyncLocalStorage<RequestScope>();
    runtime().currentScope = () => storage.getStore();
    return storage;
  });
}

/** Runs the work with this scope: services called inside ask the API in its language and with its token. */
export function withinScope<T>(
  scope: RequestScope,
  work: () => Promise<T>,
): Promise<T> {
  return scopes().run(scope, work);
}
