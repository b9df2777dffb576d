import { Ellipsis, Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { AddressMark } from '@/components/address/address-mark/address-mark';
import { ZoneLine } from '@/components/address/zone-line/zone-line';
import { Form } from '@/components/form/form/form';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { Badge } from '@/components/ui/badge/badge';
import { RetryButton } from '@/components/ui/button/button';
import { Dropdown } from '@/components/ui/dropdown/dropdown';
import { iconButtonClass } from '@/components/ui/icon-button/icon-button-class';
import { Panel } from '@/components/ui/panel/panel';
import { PopoverRow } from '@/components/ui/popover-panel/popover-row';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { NotifyBlock } from '@/containers/address/notify-block';
import { UndoNotice } from '@/containers/ui/undo-notice';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useShell } from '@/contexts/shell-context';
import { useAddressBook } from '@/hooks/address/use-address-book';
import { useHydrated } from '@/hooks/browser/use-hydrated';
import { addressName, addressWords } from '@/utils/address/address-words';
import type { SavedAddress } from '@/utils/address/saved-address';
import { withTexts } from '@/utils/browser/tab-texts';
import { keepFocus } from '@/utils/browser/keep-focus';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { FORMS } from '@/utils/constants/forms';
import { accountRoutes } from '@/utils/shell/account-routes';
import { routes } from '@/utils/shell/routes';
import { AddressPageForm } from './address-page-form';
import styles from './addresses.module.css';

/** Leaving an e-mail for the day when a saved address is delivered to; asked for by a press. */
function ZoneNotice({ saved }: Readonly<{ saved: SavedAddress }>) {
  const { t } = useTranslation('address');
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <div className={styles.notify}>
        <NotifyBlock place={{ title: saved.address, ...saved.location }} />
      </div>
    );
  return (
    <button
      type="button"
      className={styles.notifyLink}
      onClick={() => setOpen(true)}
    >
      {t('address.notify.action')}
    </button>
  );
}

type AddressRowProps = Readonly<{
  saved: SavedAddress;
  /** Somebody is about to change it. */
  onWarm: () => void;
  onEdit: () => void;
  onDefault: () => void;
  onDelete: () => void;
}>;

type ActionProps = Readonly<{
  form: string;
  id: number;
  icon: React.ReactNode;
  label: string;
  className?: string | undefined;
  onPress: () => void;
}>;

const icon = { size: 20 } as const;

/** A row of the menu: done here, or posted to the page where there is no script. */
function Action({ className, form, id, label, onPress, ...rest }: ActionProps) {
  return (
    <Form
      name={form}
      hidden={{ id: String(id) }}
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.closest('details')?.removeAttribute('open');
        onPress();
      }}
    >
      <button type="submit" className={className}>
        <PopoverRow start={rest.icon} title={label} />
      </button>
    </Form>
  );
}

/** A saved address: what it is called, all of it, who delivers there, and what can be done with it. */
function AddressRow({
  onDefault,
  onDelete,
  onEdit,
  onWarm,
  saved,
}: AddressRowProps) {
  const { t } = useTranslation(['account-menu', 'address']);
  const { lang } = useShell();
  const name = addressName(saved);
  const { active, id, places } = saved;
  return (
    <li className={styles.row}>
      <AddressMark name={saved.title} size={22} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.text}>{addressWords(saved, t)}</p>
        <div className={styles.zone}>
          <ZoneLine places={places} />
          {places === 0 && <ZoneNotice saved={saved} />}
        </div>
      </div>
      <div className={styles.tools}>
        {active && (
          <Badge className={styles.default}>{t('addresses.default')}</Badge>
        )}
        <div className={styles.buttonsOfRow}>
          <SiteLink
            href={accountRoutes.addressForm(id)}
            lang={lang}
            scroll={false}
            className={iconButtonClass({})}
            aria-label={t('addresses.editNamed', { name })}
            onPointerEnter={onWarm}
            onFocus={onWarm}
            onClick={(event) => {
              event.preventDefault();
              onEdit();
            }}
          >
            <Pencil {...icon} />
          </SiteLink>
          <Dropdown
            button={<Ellipsis {...icon} />}
            buttonClass={iconButtonClass({ className: styles.more })}
            label={t('addresses.more', { name })}
          >
            {!active && (
              <Action
                form={FORMS.addressDefault}
                id={id}
                icon={<Star {...icon} />}
                label={t('addresses.makeDefault')}
                className={styles.action}
                onPress={onDefault}
              />
            )}
            <Action
              form={FORMS.addressDelete}
              id={id}
              icon={<Trash2 {...icon} />}
              label={t('addresses.delete')}
              className={styles.danger}
              onPress={onDelete}
            />
          </Dropdown>
        </div>
      </div>
    </li>
  );
}

const ROW_FORMS = [
  FORMS.addressDefault,
  FORMS.addressDelete,
  FORMS.addressRestore,
];

const SavedAddressDialog = lazyBlock(
  withTexts(
    ['address', 'auth', 'checkout', 'form'],
    () => import('@/containers/address/saved-address-dialog'),
  ),
  'SavedAddressDialog',
);

/** What the dialog is open for: a saved address, a new one (null), or never yet. */
interface Asked {
  readonly open: boolean;
  readonly saved: SavedAddress | null;
}

/** /profile#addresses: where the customer has things brought, each with its zone; added, changed, deleted with a way back. */
export function AddressesSection() {
  const { t } = useTranslation(['account', 'address']);
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
          <Plus size={18} />
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
          <RetryButton size="s" variant="secondary" onClick={book.retry} />
        </div>
      )}
      {!addresses && !book.isFailed && <LoadingLines count={2} />}
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
