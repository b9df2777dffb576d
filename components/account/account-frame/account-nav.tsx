import '@/styles/families/account';
import Link from 'next/link';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import { Form } from '@/components/form/form/form';
import { Spinner } from '@/components/ui/spinner/spinner';
import styles from './account-nav.module.css';

export type AccountLink = Readonly<{
  href: string;
  label: string;
  icon: ReactNode;
  /** What is there now, such as how many. */
  value?: ReactNode;
  /** The narrow list beside the sections has no room for it. */
  valueOnPhones?: boolean;
  /** Being read. */
  current?: boolean;
  /** The tiles of phones lead there already. */
  wideOnly?: boolean;
}>;

type AccountNavProps = Readonly<{
  label: string;
  groups: readonly (readonly AccountLink[])[];
  /** The last row, which does something where the others lead somewhere. */
  action: Readonly<{
    label: string;
    icon: ReactNode;
    pending: boolean;
    /** Of the form that it sends. */
    form: Pick<ComponentProps<typeof Form>, 'action' | 'name' | 'onSubmit'>;
  }>;
}>;

function Row(link: AccountLink) {
  const { current, href, icon, label, value, wideOnly } = link;
  const inside = (
    <>
      {icon}
      <span className={styles.words}>{label}</span>
      {value != null && value !== false && (
        <span
          className={cx(
            'clip',
            styles.value,
            link.valueOnPhones && styles.onPhones,
          )}
        >
          {value}
        </span>
      )}
      <ChevronRight className={cx('flip', styles.chevron)} size={18} />
    </>
  );
  const shared = {
    className: cx(styles.row, current && styles.current),
    'aria-current': current ? ('true' as const) : undefined,
  };
  return (
    <li className={cx(wideOnly && styles.wideOnly)}>
      {/* the browser itself moves the reader's place to a section of this page */}
      {href.startsWith('#') ? (
        <a href={href} {...shared}>
          {inside}
        </a>
      ) : (
        <Link href={href} prefetch={false} {...shared}>
          {inside}
        </Link>
      )}
    </li>
  );
}

/** The ways through an account: a quiet list beside its sections, grouped rows on phones. */
export function AccountNav({ action, groups, label }: AccountNavProps) {
  const last = groups.length - 1;
  return (
    <nav aria-label={label} className={styles.nav}>
      {groups.map((links, index) => (
        <ul key={links[0]?.href ?? index} className={styles.group}>
          {links.map((link) => (
            <Row key={link.href} {...link} />
          ))}
          {index === last && (
            <li>
              <Form {...action.form}>
                <button
                  type="submit"
                  className={cx(styles.row, styles.button)}
                  aria-busy={action.pending || undefined}
                  aria-disabled={action.pending || undefined}
                >
                  {action.icon}
                  <span className={styles.words}>{action.label}</span>
                  {action.pending && <Spinner />}
                </button>
              </Form>
            </li>
          )}
        </ul>
      ))}
    </nav>
  );
}
