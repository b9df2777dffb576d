import { createHash } from 'node:crypto';
import { runtimeSlot } from '../runtime';

/** Of a bundle of texts: changes when one of them does. Remembered, as bundles come from the process's cache. */
export function textsVersion(texts: Readonly<Record<string, string>>): string {
  const known = runtimeSlot(
    'texts-versions',
    () => new WeakMap<object, string>(),
  );
  const version =
    known.get(texts) ??
    createHash('sha256')
      .update(JSON.stringify(texts))
      .digest('base64url')
      .slice(0, 22);
  known.set(texts, version);
  return version;
}
