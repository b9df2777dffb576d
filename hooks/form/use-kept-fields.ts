import { useEffect, useEffectEvent } from 'react';
import { keepable } from '@/utils/form/keepable';
import { keepInTab, readTab } from '@/utils/form/tab-storage';

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
    const known = Object.entries(readTab<Fields>(key) ?? {}).filter(
      ([field, value]) => typeof value === typeof values[field],
    );
    if (known.length > 0) change(Object.fromEntries(known) as never);
  });
  useEffect(() => bringBack(), []);
  const typed = keepable(values, true) ?? {};
  const keep = useEffectEvent(() => {
    if (Object.values(typed).some(Boolean)) keepInTab(key, typed);
  });
  const text = JSON.stringify(typed);
  useEffect(() => keep(), [text]);
  return () => keepInTab(key, null);
}
