import dynamic from 'next/dynamic';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { hasHydrated } from '@/utils/hydration';
import { withTexts } from '@/utils/i18n/tab-texts';

function isEqual(one: object, other: object): boolean {
  const [a, b] = [Object.entries(one), Object.entries(other)];
  return (
    a.length === b.length &&
    a.every(([key, value], at) => b[at]?.[0] === key && b[at][1] === value)
  );
}

/**
 * A block that only shows (text, links, <details>): it stands in the HTML, and the browser leaves it there as it came,
 * without its script and without hydrating it. The script comes when the block is reached without a page load, or when
 * a prop becomes another one. Its style sheets are imported where it is used, as only its script would bring them.
 */
export function serverBlock<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Ready: ComponentType<Props> | null = null;
  // There before a page's data is: the server's own files load at once.
  if (typeof window === 'undefined')
    void load().then((component) => (Ready = component));
  const Later = dynamic<Props>(() => withTexts(load), { ssr: false });

  return function ServerBlock(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const [first] = useState(props);
    const [isLater, setLater] = useState(hasHydrated);
    if (!isLater && !isEqual(first, props)) setLater(true);
    useEffect(() => {
      if (!box.current?.hasChildNodes()) setLater(true);
    }, []);
    if (Ready || isLater) {
      const Block = Ready ?? Later;
      return (
        <div>
          <Block {...props} />
        </div>
      );
    }
    return (
      <div
        ref={box}
        suppressHydrationWarning
        // eslint-disable-next-line react/no-danger -- what the server wrote is kept
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  };
}
