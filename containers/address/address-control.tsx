import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { AddressButton } from '@/components/address/address-button/address-button';
import { DialogWaiting } from '@/containers/ui/dialog-waiting';
import { useShell } from '@/contexts/shell-context';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useCanLookUp } from '@/hooks/address/use-can-look-up';
import { onAddressDialog } from '@/utils/address/open-address-dialog';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';

type AddressWaitingProps = Readonly<{ open: boolean; onClose: () => void }>;

/** The dialog's place until it is loaded. */
function AddressWaiting(props: AddressWaitingProps) {
  const { t } = useTranslation();
  const title = t('header.chooseAddress');
  return <DialogWaiting {...props} size="l" title={title} lines={7} />;
}

const AddressDialog = lazyBlock(
  withTexts(['address', 'auth', 'form'], () => import('./address-dialog')),
  'AddressDialog',
  AddressWaiting,
);
const AddressAsker = dynamic(
  () =>
    import('./address-asker').then(
      (module) => module.AddressAsker,
      // Nobody asked for it: without a network there is just no question.
      () => () => null,
    ),
  { ssr: false },
);

/** The page is read first: the question waits so long. */
const ASK_AFTER_MS = 1200;

/** Where to deliver: the header's button, the first visit's question, and the dialog, which loads on intent. */
export function AddressControl() {
  const { address } = useShell();
  const canLookUp = useCanLookUp();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'closed' | 'never' | 'open' | 'unknown'>(
    'never',
  );
  const [isRead, setRead] = useState(false);
  useEffect(() => onAddressDialog(() => setState('open')), []);
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  /** The pressed answer is gone in a moment; the focus stays in its place. */
  function keepFocus() {
    if (button.current?.parentElement?.contains(document.activeElement))
      button.current.focus();
  }
  return (
    <>
      <AddressButton
        ref={button}
        title={address?.title ?? null}
        onIntent={AddressDialog.warm}
        onClick={() => setState('open')}
      >
        {isRead && canLookUp && !address && state === 'never' && (
          <AddressAsker
            onDone={keepFocus}
            onChange={() => {
              keepFocus();
              setState('open');
            }}
            onUnknown={() => setState('unknown')}
          />
        )}
      </AddressButton>
      {state !== 'never' && (
        <AddressDialog
          open={state !== 'closed'}
          isUnknown={state === 'unknown'}
          onClose={() => setState('closed')}
        />
      )}
    </>
  );
}
