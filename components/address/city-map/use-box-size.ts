import { type RefObject, useEffect, useRef, useState } from 'react';

export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** The size of an element in whole pixels; the expected one until it is measured. */
export function useBoxSize(
  expected: BoxSize,
): [RefObject<HTMLDivElement | null>, BoxSize] {
  const ref = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<BoxSize | null>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const { clientHeight: height, clientWidth: width } = box;
      if (width === 0 || height === 0) return;
      setMeasured((before) =>
        before?.width === width && before.height === height
          ? before
          : { width, height },
      );
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [ref, measured ?? expected];
}
