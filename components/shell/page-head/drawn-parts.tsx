import { X } from 'lucide-react';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { Spinner } from '@/components/ui/spinner/spinner';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import bar from '@/components/cart/floating-cart-bar/floating-cart-bar.module.css';
import box from '@/components/ui/waiting-box/waiting-box.module.css';
import { ICON_STROKE } from '@/utils/constants/defaults';
import { has } from '@/utils/platform/switches';

/** What a box shows before the page is alive (components/ui/waiting-box), with the title and in the place of what was pressed. */
function DrawnBox({ close }: Readonly<{ close: string }>) {
  return (
    <dialog className={box.box} aria-busy {...{ closedby: 'any' }}>
      <span className={box.grab} />
      <div className={box.head}>
        <p className={box.title} />
      </div>
      <div className={box.body}>
        <LinesSkeleton count={2} />
      </div>
      <form method="dialog" className={box.close}>
        <IconButton
          type="submit"
          variant="round"
          label={close}
          icon={<X size={22} strokeWidth={ICON_STROKE} />}
        />
      </form>
    </dialog>
  );
}

type CartBarProps = Readonly<{ href: string; label: string }>;

/** The cart's bar with the count (components/cart/floating-cart-bar): it knows no sum, and leads to the cart's page. */
function DrawnCartBar({ href, label }: CartBarProps) {
  return (
    <div className={bar.float}>
      <a className={bar.bar} href={href}>
        <span className={bar.count} data-count="" />
        <span className={bar.label}>{label}</span>
        <Spinner />
      </a>
    </div>
  );
}

type DrawnPartsProps = Readonly<{
  /** "Close". */
  close: string;
  /** Of a page with a menu. */
  cart: CartBarProps | null;
}>;

/** HTML that utils/platform/answer-early-press.ts shows before the page is alive; only _document renders it. */
export function DrawnParts({ cart, close }: DrawnPartsProps) {
  if (!has('early-answer')) return null;
  return (
    <>
      <template id="box">
        <DrawnBox close={close} />
      </template>
      {cart && (
        <template id="bar">
          <DrawnCartBar {...cart} />
        </template>
      )}
    </>
  );
}
