import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { AddressButton } from '@/components/address-button/address-button';
import { useShell } from '@/contexts/shell-context';
import { rememberAddressAsked, wasAddressAsked } from '@/utils/address-asked';
import { onAddressDialog } from '@/utils/address-ui';
import type { DeliveryPoint } from '@/utils/delivery-point';
import { isPositionRefused, readPosition } from '@/utils/position';

const load = () => import('./address-dialog');
const AddressDialog = dynamic(
  () => load().then((module) => module.AddressDialog),
  { ssr: false },
);
const AddressPrompt = dynamic(
  () => import('./address-prompt').then((module) => module.AddressPrompt),
  { ssr: false },
);

/** The page is read first: the question waits so long. */
const ASK_AFTER_MS = 1200;

/**
 * Where the browser of a visitor without an address is, for the first visit's question (spec.md §4). Who refuses, or
 * whose browser does not know, is not asked and loads nothing; nobody is asked twice in a visit.
 */
function useFirstPoint(isKnown: boolean) {
  const [point, setPoint] = useState<DeliveryPoint | null>(null);
  useEffect(() => {
    if (isKnown || wasAddressAsked()) return;
    let isLate = false;
    async function look(): Promise<void> {
      if (await isPositionRefused()) return;
      const found = await readPosition();
      if (isLate) return;
      if (typeof found === 'string') rememberAddressAsked();
      else setPoint(found);
    }
    const timer = setTimeout(() => void look(), ASK_AFTER_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [isKnown]);
  return {
    point: isKnown ? null : point,
    stop: () => {
      rememberAddressAsked();
      setPoint(null);
    },
  };
}

/** Where to deliver: the header's button, the first visit's question, and the dialog, which loads on intent. */
export function AddressControl() {
  const { address } = useShell();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'closed' | 'never' | 'open'>('never');
  const question = useFirstPoint(address !== null);
  useEffect(() => onAddressDialog(() => setState('open')), []);

  function answered() {
    // The pressed answer is gone in a moment; the focus stays in its place.
    if (button.current?.parentElement?.contains(document.activeElement))
      button.current.focus();
    question.stop();
  }
  return (
    <>
      <AddressButton
        ref={button}
        title={address?.title ?? null}
        onIntent={() => void load()}
        onClick={() => setState('open')}
      >
        {question.point && state !== 'open' && (
          <AddressPrompt
            point={question.point}
            onDone={answered}
            onChange={() => {
              answered();
              setState('open');
            }}
          />
        )}
      </AddressButton>
      {state !== 'never' && (
        <AddressDialog
          open={state === 'open'}
          onClose={() => setState('closed')}
        />
      )}
    </>
  );
}
