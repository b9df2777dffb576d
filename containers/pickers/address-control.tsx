import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { AddressButton } from '@/components/address-button/address-button';
import { useShell } from '@/contexts/shell-context';
import { rememberAddressAsked, wasAddressAsked } from '@/utils/address-asked';
import { onAddressDialog } from '@/utils/address-ui';
import { isPositionRefused } from '@/utils/position';

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

/** Whether a visitor without an address is to be asked about where the browser is, once a visit (spec.md §4). */
function useQuestion(isKnown: boolean) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (isKnown || wasAddressAsked()) return;
    const timer = setTimeout(() => {
      void isPositionRefused().then((refused) => setAsking(!refused));
    }, ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isKnown]);
  return {
    isAsking: isAsking && !isKnown,
    stop: () => {
      rememberAddressAsked();
      setAsking(false);
    },
  };
}

/** Where to deliver: the header's button, the first visit's question, and the dialog, which loads on intent. */
export function AddressControl() {
  const { address } = useShell();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'closed' | 'never' | 'open'>('never');
  const question = useQuestion(address !== null);
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
        {question.isAsking && state !== 'open' && (
          <AddressPrompt
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
