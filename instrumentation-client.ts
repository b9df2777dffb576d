import { startTransition } from 'react';
import client, { type Root } from 'react-dom/client';
import { publicEnv } from '@/utils/env';

const { hydrateRoot } = client;

/**
 * Next hydrates a page in one go, which keeps a phone from answering for a fifth of a second. As a transition React
 * does it in slices, and whoever touches the page meanwhile goes first (docs/adr/0024). Runs before Next's own start.
 */
function hydrateInSlices(...page: Parameters<typeof hydrateRoot>): Root {
  const made: Root[] = [];
  startTransition(() => void made.push(hydrateRoot(...page)));
  return made[0] as Root;
}

Object.assign(client, {
  hydrateRoot(...page: Parameters<typeof hydrateRoot>): Root {
    const root = publicEnv.without.includes('transition')
      ? hydrateRoot(...page)
      : hydrateInSlices(...page);
    if (window.sofraEarly) window.sofraEarly.hearsPresses = true;
    return root;
  },
});
