import type { Page } from '@playwright/test';

interface Speaker {
  readonly said: string[];
}

/** Runs in the page: writes down what its live regions say, as a screen reader reads it out. */
function listen(): void {
  const LIVE = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';
  const speaker: Speaker = { said: [] };
  Object.assign(window, { speaker });
  const say = (region: Element): void => {
    const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    if (text && speaker.said.at(-1) !== text) speaker.said.push(text);
  };
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { addedNodes, target } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      const region = at?.closest(LIVE);
      if (region) regions.add(region);
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const inner of [node, ...node.querySelectorAll('*')])
            if (inner.matches(LIVE)) regions.add(inner);
    }
    for (const region of regions) say(region);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/** What is said from now on; call it before the first page opens. */
export async function listenTo(page: Page) {
  await page.addInitScript(listen);
  return {
    said: (): Promise<readonly string[]> =>
      page.evaluate(
        () => (window as unknown as { speaker: Speaker }).speaker.said,
      ),
  };
}
