import { Plus } from 'lucide-react';
import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { Button } from '@/components/ui/button/button';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { Panel } from '@/components/ui/panel/panel';
import { UndoNotice } from '@/containers/ui/undo-notice';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useShell } from '@/contexts/shell-context';
import { useHydrated } from '@/hooks/browser/use-hydrated';
import { useAddressBook } from '@/hooks/address/use-address-book';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { routes } from '@/utils/shell/routes';
import { accountRoutes } from '@/utils/shell/account-routes';
import { keepFocus } from '@/utils/browser/keep-focus';
import { FORMS } from '@/utils/constants/forms';
import type { SavedAddress } from '@/utils/address/saved-address';
import { AddressPageForm } from './address-page-form';
import { AddressRow } from './address-row';
import styles from './addresses.module.css';

const ROW_FORMS = [
  FORMS.addressDefault,
  FORMS.addressDelete,
  FORMS.addressRestore,
];

const SavedAddressDialog = lazyBlock(
  () => import('@/containers/address/saved-address-dialog'),
  'SavedAddressDialog',
);

/** What the dialog is open for: a saved address, a new one (null), or never yet. */
interface Asked {
  readonly open: boolean;
  readonly saved: SavedAddress | null;
}

/** /profile#addresses: where the customer has things brought, each with its zone; added, changed, deleted with a way back. */
export function AddressesSection() {
  const { t } = useTranslation();
  const { lang } = useShell();
  const { query, replace } = useRouter();
  const book = useAddressBook();
  const { addresses } = book;
  const [asked, setAsked] = useState<Asked | null>(null);
  const add = useRef<HTMLAnchorElement>(null);
  const posted = usePostedForm();
  const hydrated = useHydrated();
  const inPage =
    typeof query.address === 'string' &&
    (query.address === 'new' ||
      addresses?.some(({ id }) => String(id) === query.address))
      ? query.address
      : null;

  // with script the page's own form is the dialog, also where its address is opened directly
  const isDirect =
    hydrated && inPage !== null && posted?.form !== FORMS.address;
  const named = addresses?.find(({ id }) => String(id) === inPage) ?? null;
  const shown = asked ?? (isDirect ? { open: true, saved: named } : null);
  function close(): void {
    setAsked(shown && { ...shown, open: false });
    // nothing on the page had opened it
    if (!asked) keepFocus(document.body, () => add.current);
    if (isDirect)
      void replace(routes.profile(), undefined, {
        shallow: true,
        scroll: false,
      });
  }

  return (
    <Panel
      id="addresses"
      title={t('addresses.title')}
      note={
        <SiteLink
          ref={add}
          href={accountRoutes.addressForm('new')}
          lang={lang}
          scroll={false}
          className={styles.add}
          onPointerEnter={SavedAddressDialog.warm}
          onFocus={SavedAddressDialog.warm}
          onClick={(event) => {
            event.preventDefault();
            setAsked({ open: true, saved: null });
          }}
        >
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('addresses.add')}
        </SiteLink>
      }
    >
      <UndoNotice
        forms={ROW_FORMS}
        restore={FORMS.addressRestore}
        words={({ title }) => t('addresses.deleted', { name: title })}
      />
      {inPage && !isDirect && <AddressPageForm key={inPage} saved={named} />}
      {!addresses && book.isFailed && (
        <div role="alert" className={styles.failed}>
          <p>{t('profile.addresses.failed')}</p>
          <Button size="s" variant="secondary" onClick={book.retry}>
            {t('common.tryAgain')}
          </Button>
        </div>
      )}
      {!addresses && !book.isFailed && (
        <>
          <LoadingStatus />
          <LinesSkeleton count={2} />
        </>
      )}
      {addresses?.length === 0 && (
        <p className="soft">{t('addresses.empty')}</p>
      )}
      {addresses && addresses.length > 0 && (
        <ul className={styles.rows}>
          {addresses.map((saved) => (
            <AddressRow
              key={saved.id}
              saved={saved}
              onWarm={SavedAddressDialog.warm}
              onEdit={() => setAsked({ open: true, saved })}
              onDefault={() => book.makeDefault(saved)}
              onDelete={() => {
                // the row and its focus go
                add.current?.focus();
                book.remove(saved);
              }}
            />
          ))}
        </ul>
      )}
      {shown && <SavedAddressDialog {...shown} onClose={close} />}
    </Panel>
  );
}
