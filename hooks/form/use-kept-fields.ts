import { useEffect, useEffectEvent } from 'react';
import { keepable } from '@/utils/form/keepable';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What is typed outlives a reload of this tab, without passwords and codes: `change` brings it back once. Answers what
 * forgets it, when the form is sent.
 */
export function useKeptFields(
  name: string,
  values: Fields,
  change: (kept: never) => void,
): () => void {
  const key = `sofra:fields:${name}`;
  const bringBack = useEffectEvent(() => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Fields;
      const known = Object.entries(kept ?? {}).filter(
        ([field, value]) => typeof value === typeof values[field],
      );
      if (known.length > 0) change(Object.fromEntries(known) as never);
    } catch {
      // A closed storage keeps nothing.
    }
  });
  useEffect(() => bringBack(), []);
  const text = JSON.stringify(keepable(values, true) ?? {});
  useEffect(() => {
    try {
      if (Object.values(JSON.parse(text) as Fields).some(Boolean))
        sessionStorage.setItem(key, text);
    } catch {
      // A closed storage keeps nothing.
    }
  }, [key, text]);
  return () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // It kept nothing.
    }
  };
}
