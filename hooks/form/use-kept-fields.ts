import { useEffect, useEffectEvent } from 'react';
import { keepable } from '@/utils/form/keepable';
import { keptValue } from '@/utils/browser/kept';

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
  const fields = keptValue('session', `sofra:fields:${name}`, (kept) =>
    typeof kept === 'object' ? (kept as Fields | null) : null,
  );
  const bringBack = useEffectEvent(() => {
    const known = Object.entries(fields.read() ?? {}).filter(
      ([field, value]) => typeof value === typeof values[field],
    );
    if (known.length > 0) change(Object.fromEntries(known) as never);
  });
  useEffect(() => bringBack(), []);
  const typed = keepable(values, true) ?? {};
  const keep = useEffectEvent(() => {
    if (Object.values(typed).some(Boolean)) fields.keep(typed);
  });
  const text = JSON.stringify(typed);
  useEffect(() => keep(), [text]);
  return fields.forget;
}
