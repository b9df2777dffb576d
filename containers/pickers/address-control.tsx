import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { AddressButton } from '@/components/address-button/address-button';
import { useShell } from '@/contexts/shell-context';
import { onAddressDialog } from '@/utils/address-ui';
import { withTexts } from '@/utils/i18n/tab-texts';

const load = () => import('./address-dialog');
const AddressDialog = dynamic(
  () => withTexts(load()).then((module) => module.AddressDialog),
  { ssr: false },
);

/** Where to deliver: the header's button and the dialog behind it, loaded when somebody is about to open it. */
export function AddressControl() {
  const { address } = useShell();
  const [state, setState] = useState<'closed' | 'never' | 'open'>('never');
  useEffect(() => onAddressDialog(() => setState('open')), []);
  return (
    <>
      <AddressButton
        title={address?.title ?? null}
        onIntent={() => void load()}
        onClick={() => setState('open')}
      />
      {state !== 'never' && (
        <AddressDialog
          open={state === 'open'}
          onClose={() => setState('closed')}
        />
      )}
    </>
  );
}
