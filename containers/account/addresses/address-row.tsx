import { Ellipsis, Pencil, Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddressMark } from '@/components/address/address-mark/address-mark';
import { ZoneLine } from '@/components/address/zone-line/zone-line';
import { Form } from '@/components/form/form/form';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { Badge } from '@/components/ui/badge/badge';
import { Dropdown } from '@/components/ui/dropdown/dropdown';
import { iconButtonClass } from '@/components/ui/icon-button/icon-button-class';
import { PopoverRow } from '@/components/ui/popover-panel/popover-row';
import { useShell } from '@/contexts/shell-context';
import { addressName, addressWords } from '@/utils/address/address-words';
import type { SavedAddress } from '@/utils/address/saved-address';
import { FORMS } from '@/utils/constants/forms';
import { accountRoutes } from '@/utils/shell/account-routes';
import { ZoneNotice } from './zone-notice';
import styles from './addresses.module.css';

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

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

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
export function AddressRow({
  onDefault,
  onDelete,
  onEdit,
  onWarm,
  saved,
}: AddressRowProps) {
  const { t } = useTranslation();
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
