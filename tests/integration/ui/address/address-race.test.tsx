import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { useAddressChoice } from '@/hooks/address/use-address-choice';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  forgetAddress,
  keptAddress,
} from '@/tests/support/browser/browser-address';
import { renderApp } from '@/tests/support/render-app';

afterEach(forgetAddress);

const PLACES = ['Mustaqillik 1', 'Navoi 2'].map((title, index) => ({
  title,
  latitude: 41.3 + index / 100,
  longitude: 69.24,
}));

function Chooser() {
  const choose = useAddressChoice();
  return PLACES.map((place) => (
    <button key={place.title} type="button" onClick={() => void choose(place)}>
      {place.title}
    </button>
  ));
}

/** The first place is chosen, then the second while the first page is on its way; the first then ends so. */
async function chooseBoth(end: Error) {
  const view = await renderApp(<Chooser />, { api });
  const { replace } = view.router.current();
  let give = (_error: Error): void => undefined;
  view.router.current().replace = () =>
    new Promise((_resolve, reject) => (give = reject));
  const [first, second] = PLACES.map(({ title }) =>
    screen.getByRole('button', { name: title }),
  );
  const seen = new Set<string | null>();
  view.store.subscribe(() => seen.add(view.store.getState().settings.address));
  first?.click();
  view.router.current().replace = replace;
  second?.click();
  give(end);
  await waitFor(() => expect(seen).toContain('Navoi 2'));
  return seen;
}

test('an address chosen while another is on its way is the only one kept', async () => {
  const overtaken = Object.assign(new Error('overtaken'), { cancelled: true });
  expect(await chooseBoth(overtaken)).not.toContain('Mustaqillik 1');
  expect(keptAddress()).toMatchObject({ title: 'Navoi 2' });
});

test('an older address that does not come takes no newer one back', async () => {
  await chooseBoth(new Error('offline'));
  expect(keptAddress()).toMatchObject({ title: 'Navoi 2' });
});
