import { useState } from 'react';

/** What is chosen shows at once, while the page is on its way to it; when it does not come, the old choice is back. */
export function useEagerChoice(
  current: string,
  choose: (value: string) => Promise<void>,
): { value: string; choose: (value: string) => void } {
  const [wanted, setWanted] = useState<string | null>(null);
  return {
    value: wanted ?? current,
    choose: (value) => {
      setWanted(value);
      void choose(value).finally(() =>
        setWanted((latest) => (latest === value ? null : latest)),
      );
    },
  };
}
