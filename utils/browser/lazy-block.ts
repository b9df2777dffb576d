import dynamic from 'next/dynamic';
import type { ComponentType, ReactNode } from 'react';
import { untilLoaded } from './until-loaded';

type LazyBlock<Props> = ComponentType<Props> & {
  /** Begins to load it, on intent; what does not come now is asked for again when it is shown. */
  readonly warm: () => void;
};

/**
 * A component that the browser loads when it is first shown, and the server never renders: `lazyBlock(() =>
 * import('./x'), 'X')`. What does not load is asked for again, as next/dynamic would show nothing for ever. `waiting`
 * stands in its place until it is there.
 */
export function lazyBlock<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  waiting?: () => ReactNode,
): LazyBlock<Props> {
  const Block = dynamic<Props>(
    () => untilLoaded(load).then((module) => module[name]),
    { ssr: false, loading: () => waiting?.() ?? null },
  );
  const warm = (): void => void load().catch(() => undefined);
  return Object.assign(Block, { warm });
}
