import dynamic from 'next/dynamic';
import {
  type ComponentType,
  createContext,
  createElement,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { hasHydrated } from './hydration';
import { untilLoaded } from './until-loaded';

type LazyBlock<Props> = ComponentType<Props> & {
  /** Begins to load it, on intent; what does not come now is asked for again when it is shown. */
  readonly warm: () => void;
};

/** While a page is hydrated, in pieces, its blocks are what the server wrote: one that comes meanwhile would not fit. */
function useMayCome(): boolean {
  const [may, setMay] = useState(hasHydrated);
  useEffect(() => startTransition(() => setMay(true)), []);
  return may;
}

/**
 * A component that the browser loads when it is first shown, and the server never renders: `lazyBlock(() =>
 * import('./x'), 'X')`. What does not load is asked for again, as next/dynamic would show nothing for ever. `waiting`
 * stands in its place, with its props, until it is there.
 */
export function lazyBlock<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  waiting?: ComponentType<Props>,
): LazyBlock<Props> {
  // next/dynamic tells what it shows meanwhile nothing of the props
  const Given = createContext<Props | null>(null);
  function Waiting() {
    const props = useContext(Given);
    return waiting && props && createElement(waiting, props);
  }
  const Late = dynamic<Props>(
    () => untilLoaded(load).then((module) => module[name]),
    { ssr: false, loading: Waiting },
  );
  function Block(props: Props) {
    const mayCome = useMayCome();
    return createElement(
      Given,
      { value: props },
      mayCome ? createElement<Props>(Late, props) : createElement(Waiting),
    );
  }
  let isWarm = false;
  const warm = (): void => {
    if (isWarm) return;
    isWarm = true;
    void load().catch(() => (isWarm = false));
  };
  return Object.assign(Block, { warm });
}
