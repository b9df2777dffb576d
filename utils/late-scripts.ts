/** Of a script that the browser leaves alone until it is asked for; the standard wants the name of a format. */
export const LATE_TYPE = 'application/x-late';

const PATIENCE_MS = 3_000;

/** Modules to run once their chunks are there: what Turbopack takes from its queue. */
export type ChunkGroup = Readonly<{ runtimeModuleIds: readonly unknown[] }>;

type LateScripts = Readonly<{
  /** The type of the elements that say which scripts to load, in the order in which they run. */
  type: string;
  /** The name of Turbopack's queue in the window. */
  queue: string;
  groups: readonly ChunkGroup[];
  /** How long a browser that draws nothing may keep the scripts waiting, ms. */
  patience: number;
}>;

/**
 * Begins the page's scripts once the page has been drawn (docs/adr/0019). A hidden tab, a press, a browser that does not
 * tell and the end of patience begin them at once. Their modules run in a task each, and the page's load event comes
 * after them, as it would if the browser had begun them itself.
 *
 * It goes into the page as text ({@link lateScriptsText}): nothing from outside its body may be named in it.
 */
export function beginWhenDrawn(late: LateScripts): void {
  const page = window as unknown as Record<string, ChunkGroup[] | undefined>;
  const groups = [...late.groups];
  const letLoad = holdLoad();
  let parsed = false;
  let drawn = false;
  let begun = false;

  /** A document that is still being written keeps the load event of the one around it. */
  function holdLoad() {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    document.head.append(frame);
    frame.contentDocument?.open();
    return () => {
      frame.contentDocument?.close();
      frame.remove();
    };
  }

  function runNext() {
    const group = groups.shift();
    if (group) (page[late.queue] ??= []).push(group);
    return group;
  }

  function runRest() {
    if (runNext()) setTimeout(runRest);
    else letLoad();
  }

  function begin() {
    if (begun) return;
    begun = true;
    runNext();
    const scripts = [
      ...document.querySelectorAll<HTMLScriptElement>(
        `script[type="${late.type}"]`,
      ),
    ].map((asked) => {
      const script = document.createElement('script');
      script.src = asked.dataset.src ?? '';
      script.async = false;
      script.fetchPriority = 'high';
      asked.replaceWith(script);
      return script;
    });
    const last = scripts.at(-1);
    if (last) last.onload = last.onerror = runRest;
    else letLoad();
  }

  function handleDrawn() {
    drawn = true;
    if (parsed) begin();
  }

  document.addEventListener('DOMContentLoaded', () => {
    parsed = true;
    if (drawn || document.hidden) begin();
    else setTimeout(begin, late.patience);
  });
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, handleDrawn, { capture: true, once: true });

  if (
    typeof PerformanceObserver === 'function' &&
    PerformanceObserver.supportedEntryTypes.includes('paint')
  )
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      handleDrawn();
    }).observe({ type: 'paint', buffered: true });
  else handleDrawn();
}

/**
 * The inline script that starts the scripts whose elements have {@link LATE_TYPE} and an address in data-src; of the
 * groups every module runs by itself, the first one as soon as it is there.
 */
export function lateScriptsText(
  queue: string,
  groups: readonly ChunkGroup[],
): string {
  const seen = new Set<unknown>();
  const late: LateScripts = {
    type: LATE_TYPE,
    queue,
    groups: groups.flatMap((group) =>
      group.runtimeModuleIds
        .filter((id) => !seen.has(id) && seen.add(id))
        .map((id) => ({ ...group, runtimeModuleIds: [id] })),
    ),
    patience: PATIENCE_MS,
  };
  return `(${beginWhenDrawn.toString()})(${JSON.stringify(late)})`;
}
