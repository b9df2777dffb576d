import { useState } from 'react';

/** True from the first time the condition holds: what was needed once stays loaded. */
export function useOnce(condition: boolean): boolean {
  const [happened, setHappened] = useState(condition);
  if (condition && !happened) setHappened(true);
  return happened || condition;
}
