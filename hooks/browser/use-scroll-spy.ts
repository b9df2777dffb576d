import { useEffect, useState } from 'react';

/**
 * The id of the section being read: the last whose top has passed under the sticky bars (`offset` px from the top),
 * or at the page's end the one that the address names, else the last of all.
 */
export function useScrollSpy(
  ids: readonly string[],
  offset: number,
): string | null {
  const [active, setActive] = useState<string | null>(ids[0] ?? null);
  const joined = ids.join(' ');
  useEffect(() => {
    const list = joined.split(' ').filter(Boolean);
    let frame = 0;
    const findActive = (): void => {
      frame = 0;
      const passed = list.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= offset + 2;
      });
      const { clientHeight, scrollHeight } = document.documentElement;
      const atEnd =
        window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2;
      // at the end several are in view: the one that was asked for, else the last, which no scrolling marks
      const asked = list.find((id) => window.location.hash === `#${id}`);
      setActive(
        (atEnd ? (asked ?? list.at(-1)) : passed.at(-1)) ?? list[0] ?? null,
      );
    };
    const plan = (): void => {
      frame ||= requestAnimationFrame(findActive);
    };
    plan();
    window.addEventListener('scroll', plan, { passive: true });
    window.addEventListener('resize', plan);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', plan);
      window.removeEventListener('resize', plan);
    };
  }, [joined, offset]);
  return active;
}
