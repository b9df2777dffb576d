import { type ReactNode, useEffect, useRef } from 'react';
import styles from './product-sheet.module.css';

type ProductPartsProps = Readonly<{
  /** In a sheet from below instead of a dialog. */
  phone: boolean;
  /** Nothing is to be chosen: one column in a narrow dialog. */
  narrow?: boolean;
  /** Nothing of it is left: its picture says so, and makes room for what is shown instead. */
  gone?: boolean;
  /** The picture as the page showed it before, small as it is: seen until `picture` is loaded. */
  under: string | null;
  /** Nothing: the dish has none. */
  picture: ReactNode;
  /** Name, price, words, allergens. */
  about: ReactNode;
  options: ReactNode;
  footer: ReactNode;
}>;

/** A dish in its box: two halves in a dialog, one column in a sheet or a narrow dialog, the footer always in sight. */
export function ProductParts({
  phone,
  narrow = false,
  gone = false,
  under,
  picture,
  about,
  options,
  footer,
}: ProductPartsProps) {
  const top = useRef<HTMLDivElement>(null);
  // Another dish in the same box begins at its top.
  useEffect(() => {
    const box = top.current?.parentElement;
    if (box) box.scrollTop = 0;
  }, []);
  const shown = picture && (
    <div ref={top} className={styles.picture} data-gone={gone || undefined}>
      {under && <img className={styles.under} src={under} alt="" />}
      {picture}
    </div>
  );
  if (phone)
    return (
      <>
        {shown}
        <div className={styles.sheetAbout}>{about}</div>
        <div className={styles.sheetOptions}>{options}</div>
        <div className={styles.sheetFooter}>{footer}</div>
      </>
    );
  if (narrow)
    return (
      <>
        {/* Scrolled by keys, so it takes the focus. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.column} tabIndex={0}>
          {shown}
          <div className={styles.columnAbout}>{about}</div>
          <div className={styles.columnOptions}>{options}</div>
        </div>
        <div className={styles.footer}>{footer}</div>
      </>
    );
  return (
    <div className={styles.halves}>
      {/* Scrolled by keys, so it takes the focus, though nothing in it is to be pressed. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.start} tabIndex={0}>
        {shown}
        <div className={styles.about}>{about}</div>
      </div>
      <div className={styles.end}>
        <div className={styles.options}>{options}</div>
        <div className={styles.footer}>{footer}</div>
      </div>
    </div>
  );
}
