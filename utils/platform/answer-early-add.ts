/**
 * Answers "+" of a simple dish before anybody listens (docs/adr/0051): its count, the cart's badge and bar. What the page
 * does not carry out itself is posted, once. It goes into the page of a menu as text ({@link ADD_TEXT}), after
 * {@link answerEarlyPress}: nothing from outside its body may be named in it.
 */
export function answerEarlyAdd(): void {
  const early = window.sofraEarly!;
  const { adds } = early;
  const draw = (selector: string, count: number) =>
    document
      .querySelectorAll<HTMLElement>(selector)
      .forEach((shown) => (shown.dataset.count = String(count)));

  early.add = ({ form, value }) => {
    // nothing of a form, or it is a link that opens a box
    if (!form) return false;
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
    adds.push({ id, stock: value });
    const { all = 0, [value]: had = 0 } = JSON.parse(
      form.dataset.counts!,
    ) as Record<string, number>;
    const more = adds.filter(({ stock }) => stock === value).length;
    draw(`[data-add][value="${value}"]`, had + more);
    if (!document.getElementById('drawn-bar')) {
      const bar = early.html('bar');
      if (bar) document.body.append(Object.assign(bar, { id: 'drawn-bar' }));
    }
    draw(
      '[data-cart] [data-count], #drawn-bar [data-count]',
      all + adds.length,
    );
    // answered: nothing has to say that it waits
    early.unmark();
    return true;
  };

  /** The form with all presses, which are its own from now on; null: nothing was pressed. */
  early.fill = () => {
    const [first] = adds;
    const form = document.querySelector<HTMLFormElement>('form#add');
    if (!first || !form) return null;
    // each "+" is one of its elements as well, but stands elsewhere
    const set = (name: string, value: string) =>
      Object.assign(form.querySelector(`[name=${name}]`)!, { value });
    const stocks = adds.splice(0).map(({ stock }) => stock);
    set('stock', stocks.join());
    set('key', first.id);
    return form;
  };

  /** The page ends before it was alive: what was pressed goes out all the same, and the next page is told. */
  function leave() {
    const form = early.fill?.();
    if (!form) return;
    void fetch(location.href, {
      method: 'POST',
      body: new URLSearchParams(new FormData(form) as never),
      keepalive: true,
      redirect: 'manual',
    }).catch(() => undefined);
    try {
      sessionStorage.setItem('sofra:cart-left', '1');
    } catch {
      // the next page reads its cart as it is
    }
    // Back, it would not know what was sent.
    addEventListener('pageshow', () => location.reload());
  }

  addEventListener('pagehide', leave, { signal: early.ended.signal });
}

/** The inline script that begins to answer "+". */
export const ADD_TEXT = `(${answerEarlyAdd.toString()})()`;
