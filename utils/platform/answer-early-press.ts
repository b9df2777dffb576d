/**
 * Answers a press before anybody listens (docs/adr/0051): what opens a box opens an empty one. It goes into the page as
 * text ({@link ANSWER_TEXT}), after the recorder: nothing from outside its body may be named in it.
 */
export function answerEarlyPress(): void {
  const early = window.sofraEarly!;
  const { signal } = early.ended;
  let isBroken = false;
  let timer = 0;

  /** Nobody comes: the form is posted. */
  function giveUp() {
    if (signal.aborted) return;
    if (!navigator.onLine)
      return addEventListener('online', giveUp, { signal });
    const form = early.fill?.();
    if (form) form.submit();
    else if (isBroken) early.close();
  }

  /** A press waits eight seconds for the page, and not at all for one whose script failed. */
  function wait() {
    clearTimeout(timer);
    timer = window.setTimeout(giveUp, isBroken ? 0 : 8_000);
  }

  function open(opener: HTMLElement) {
    // what was pressed on steppers before stays
    const others = early.presses.filter((one) => one !== opener);
    early.presses = [...others, opener];
    const [phone, wide = phone, size] = opener.dataset.box!.split(' ');
    if (phone === 'search') {
      early.unmark();
      document.documentElement.dataset.drawn = phone;
      return document.querySelector<HTMLElement>('[name=q]')?.focus();
    }
    const box = early.html('box') as HTMLDialogElement | undefined;
    if (!box) return;
    const place = innerWidth > 600 ? wide : phone;
    Object.assign(box.dataset, { place, size });
    box.querySelector('p')!.textContent = box.ariaLabel =
      opener.ariaLabel ?? opener.textContent;
    box.onclose = () => {
      box.remove();
      // closed by the person: what it stood for is not wanted any more
      early.presses = others;
      early.unmark();
    };
    early.close = () => {
      box.onclose = null;
      box.close();
      box.remove();
    };
    document.body.append(box);
    box.showModal();
  }

  function press(event: MouseEvent) {
    const { ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event;
    if (defaultPrevented || ctrlKey || metaKey || shiftKey) return;
    const found =
      target instanceof Element &&
      target.closest<HTMLElement>('[data-add], [data-box]');
    if (!found) return;
    // a link leads where it leads without script
    if (found.dataset.box && !isBroken) open(found);
    else if (!early.add?.(found as HTMLButtonElement)) return;
    event.preventDefault();
    wait();
  }

  function fail({ target }: Event) {
    // the window's own errors are a script's, too
    const { localName = 'script' } = target as Partial<Element>;
    if (localName !== 'script') return;
    isBroken = true;
    if (timer) wait();
  }

  early.html = (id) =>
    document
      .querySelector<HTMLTemplateElement>(`template#${id}`)
      ?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  addEventListener('click', press, { signal });
  addEventListener('error', fail, { capture: true, signal });
}

/** The inline script that begins to answer. */
export const ANSWER_TEXT = `(${answerEarlyPress.toString()})()`;
