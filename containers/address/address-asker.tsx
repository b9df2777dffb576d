import { useEffect, useState } from 'react';
import type { DeliveryPoint } from '@/utils/address/delivery-point';
import { withTexts } from '@/utils/browser/tab-texts';
import { isPositionRefused, readPosition } from '@/utils/browser/position';
import { keptText } from '@/utils/browser/kept';
import { isForbidden } from '@/utils/browser/kept-keys';
import { lazyBlock } from '@/utils/browser/lazy-block';

type AddressAskerProps = Readonly<{
  /** It was taken or put off. */
  onDone: () => void;
  onChange: () => void;
  /** No address is known where the browser is. */
  onUnknown: () => void;
}>;

const AddressPrompt = lazyBlock(
  withTexts(['address'], () => import('./address-prompt')),
  'AddressPrompt',
);

/** The visit's question about the address had its answer. */
const addressAsked = keptText('session', 'sofra.address.asked');

/** Also where nothing can be kept, so that nobody is nagged on each page. */
const wasAsked = (): boolean =>
  addressAsked.read() !== null || isForbidden('session');

/**
 * Finds out where the browser of a visitor without an address is, and asks about it (spec.md §4). Who refuses, or whose
 * browser does not know, is not asked and loads nothing more; nobody is asked twice in a visit.
 */
export function AddressAsker({
  onChange,
  onDone,
  onUnknown,
}: AddressAskerProps) {
  const [point, setPoint] = useState<DeliveryPoint | null>(null);
  useEffect(() => {
    let isLate = false;
    async function look(): Promise<void> {
      if (wasAsked() || (await isPositionRefused())) return;
      const found = await readPosition();
      if (isLate) return;
      if (typeof found === 'string') addressAsked.keep('1');
      else setPoint(found);
    }
    void look();
    return () => {
      isLate = true;
    };
  }, []);
  if (!point) return null;
  function answered(tell: () => void): void {
    addressAsked.keep('1');
    setPoint(null);
    tell();
  }
  return (
    <AddressPrompt
      point={point}
      onDone={() => answered(onDone)}
      onChange={() => answered(onChange)}
      onUnknown={() => answered(onUnknown)}
    />
  );
}
