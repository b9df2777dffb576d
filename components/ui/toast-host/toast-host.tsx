import { clsx as cx } from 'clsx';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import {
  type AnimationEvent,
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '@/utils/i18n/use-translation';
import {
  cssTransition,
  toast,
  ToastContainer,
  type ToastContentProps,
} from 'react-toastify/unstyled';
import { TOASTS_SHOWN } from '@/utils/constants/limits';
import { STAYING_TOAST_MS, TOAST_MS } from '@/utils/constants/timings';
import { type Notice, receiveNotices } from '@/utils/shell/notices';
import styles from './toast-host.module.css';

/** What stands open: everything beside it is hidden from screen readers and takes no focus. */
const OPEN_DIALOG = '.MuiModal-root:not([aria-hidden]) [role="dialog"]';

/** Not all browsers have popovers. */
const canFloat = () => 'popover' in HTMLElement.prototype;

function makeHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = styles.host ?? '';
  return host;
}

/**
 * An element for toasts that is always where they are read out and reached by keyboard: in the topmost open dialog, else
 * at home. It is drawn above everything, wherever it is, and its content outlives each move.
 */
function useToastPlace(): {
  readonly home: RefObject<HTMLDivElement | null>;
  readonly host: HTMLElement;
} {
  const home = useRef<HTMLDivElement>(null);
  const [host] = useState(makeHost);
  useLayoutEffect(() => {
    function place(): void {
      const dialogs = document.querySelectorAll(OPEN_DIALOG);
      const parent = [...dialogs].at(-1) ?? home.current;
      if (!parent || parent === host.parentElement) return;
      parent.append(host);
      if (!canFloat()) return;
      if (parent === home.current) {
        host.removeAttribute('popover');
        return;
      }
      // the drawer that it stands in may be moving
      host.setAttribute('popover', 'manual');
      host.showPopover();
    }
    place();
    const observer = new MutationObserver(place);
    observer.observe(document.body, {
      subtree: true,
      attributeFilter: ['aria-hidden'],
    });
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host]);
  return { home, host };
}

type ToastBodyProps = Readonly<{ notice: Notice; onClose: () => void }>;

const ICONS = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleX,
  info: Info,
} as const;

function ToastBody({ notice, onClose }: ToastBodyProps) {
  const { t } = useTranslation();
  const { action } = notice;
  const Icon = ICONS[notice.type];
  return (
    <div className={styles.body}>
      <span className={cx(styles.icon, styles[notice.type])}>
        <Icon size={22} />
      </span>
      <div className="grow breaks">
        <strong className={styles.title}>{notice.title}</strong>
        {notice.text && <span className="soft">{notice.text}</span>}
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.onPress();
              onClose();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('common.close')}
        onClick={onClose}
      >
        <X size={18} />
      </button>
    </div>
  );
}

type ToastHostProps = Readonly<{ direction: 'ltr' | 'rtl' }>;

const transition = cssTransition({
  enter: styles.enter ?? '',
  exit: styles.exit ?? '',
  collapseDuration: 120,
});

/** Where the focus was before it went into a toast. */
let cameFrom: HTMLElement | null = null;

/** The pressed button goes away with its focus and without a blur: the focus goes back, and the clocks must run again. */
function dismiss(closeToast: () => void) {
  if (cameFrom?.isConnected) cameFrom.focus({ preventScroll: true });
  cameFrom = null;
  closeToast();
  toast.play();
}

/** The library leaves out a second toast with the id of one in sight: that one says the new words, for as long. */
function show(notice: Notice) {
  const { id, stays, type } = notice;
  const body = ({ closeToast }: ToastContentProps) => (
    <ToastBody notice={notice} onClose={() => dismiss(closeToast)} />
  );
  const role = type === 'error' ? 'alert' : 'status';
  const autoClose = stays ? STAYING_TOAST_MS : TOAST_MS;
  const options = { type, role, autoClose };
  if (id && toast.isActive(id)) toast.update(id, { render: body, ...options });
  else toast(body, { ...options, ...(id && { toastId: id }) });
}

/** Time stands still while the keyboard is inside, as it does under the mouse. */
function handleFocus(event: FocusEvent<HTMLDivElement>) {
  const { currentTarget, relatedTarget } = event;
  if (!currentTarget.contains(relatedTarget))
    cameFrom = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  toast.pause();
}

function handleBlur(event: FocusEvent<HTMLDivElement>) {
  if (!event.currentTarget.contains(event.relatedTarget)) toast.play();
}

/** The library starts the clock once a toast has come in: it stays still under the mouse and the keyboard. */
function handleArrival(event: AnimationEvent<HTMLDivElement>) {
  if (event.currentTarget.matches(':hover, :focus-within')) toast.pause();
}

/**
 * Where toasts appear: at the top end, 5 s each. Uses the library without its style sheet, which it
 * would inject at run time; ours is a CSS Module and needs no nonce.
 */
export function ToastHost({ direction }: ToastHostProps) {
  const { t } = useTranslation();
  const { home, host } = useToastPlace();
  useEffect(() => receiveNotices(show), []);
  const toasts = (
    <div
      role="presentation"
      onFocus={handleFocus}
      onBlur={handleBlur}
      onAnimationEnd={handleArrival}
    >
      <ToastContainer
        aria-label={t('toast.region')}
        position="top-right"
        rtl={direction === 'rtl'}
        transition={transition}
        className={() => styles.container ?? ''}
        toastClassName={() => styles.toast ?? ''}
        progressClassName={() => styles.clock ?? ''}
        // its bar has an English name: a clock without a picture, for no one to hear
        hideProgressBar
        closeButton={false}
        closeOnClick={false}
        icon={false}
        draggable="touch"
        pauseOnHover
        pauseOnFocusLoss
        limit={TOASTS_SHOWN}
        newestOnTop
      />
    </div>
  );
  return <div ref={home}>{createPortal(toasts, host)}</div>;
}
