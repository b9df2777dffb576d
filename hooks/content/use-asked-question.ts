import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** Opens the answer that the address names (`/help#slug`); browsers do so by themselves only where they load the page. */
function openAsked(): void {
  const answer = document.getElementById(window.location.hash.slice(1));
  const question = answer?.closest('details');
  if (!answer || !question) return;
  question.open = true;
  answer.scrollIntoView();
}

/** Keeps the answer that the address names open, also when only what follows the # changes. */
export function useAskedQuestion(): void {
  const { events } = useRouter();
  useEffect(() => {
    openAsked();
    window.addEventListener('hashchange', openAsked);
    events.on('hashChangeComplete', openAsked);
    return () => {
      window.removeEventListener('hashchange', openAsked);
      events.off('hashChangeComplete', openAsked);
    };
  }, [events]);
}
