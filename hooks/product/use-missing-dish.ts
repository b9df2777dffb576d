import { useEffect, useState } from 'react';

/**
 * True from when the address opens a product that is not sold here, until another one is opened; the address then
 * lets go of it (`close`). The server's HTML says so too.
 */
export function useMissingDish(
  uuid: string | null,
  isSold: boolean,
  close: () => void,
): boolean {
  const isMissing = uuid !== null && !isSold;
  const [told, setTold] = useState(isMissing);
  if (isMissing && !told) setTold(true);
  if (uuid !== null && isSold && told) setTold(false);
  useEffect(() => {
    if (isMissing) close();
  }, [close, isMissing]);
  return told || isMissing;
}
