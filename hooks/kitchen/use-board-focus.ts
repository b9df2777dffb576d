import { useEffect, useRef } from 'react';
import type { TicketDto } from '@/server/contracts/kitchen/ticket';
import type { ShownShop } from '@/utils/kitchen/shop-presses';

/** The order that an element is about; null: it is about none. Undefined: it stands in a dialog, which gives focus back. */
function orderAt(target: EventTarget | null): string | null | undefined {
  if (!(target instanceof Element) || target.closest('dialog'))
    return undefined;
  return target.closest('[data-order]')?.getAttribute('data-order') ?? null;
}

const hasFocus = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body;

/** To an element; scrolls only for who moves by the keyboard. */
function moveTo(target: HTMLElement | null): void {
  target?.focus({ preventScroll: true });
  if (target?.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest' });
}

/** Follows a ticket (`data-order`) into another column, and goes to the page's main part when the ticket is gone. */
function useTicketFocus(tickets: readonly TicketDto[]): void {
  const last = useRef<string | null>(null);
  const places = tickets.map(({ id, status }) => `${id} ${status}`).join();
  useEffect(() => {
    const note = ({ target }: Event): void => {
      const order = orderAt(target);
      if (order !== undefined) last.current = order;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, []);
  useEffect(() => {
    if (last.current === null || hasFocus()) return;
    const ticket = document.querySelector<HTMLElement>(
      `[data-order="${CSS.escape(last.current)}"] button`,
    );
    moveTo(ticket ?? document.querySelector<HTMLElement>('main'));
  }, [places]);
}

/** Where a press that takes its own button away leads the focus. */
const NEXT = {
  notes: 'main',
  pause: '#pause + button',
  stock: '#sold-out ~ button',
} as const;

/**
 * Keeps the focus where a person works instead of starting over at the top: with a ticket that moves to another column, and,
 * after `keepIn`, near a button that its own press took away.
 */
export function useBoardFocus(
  tickets: readonly TicketDto[],
  { pause, soldOut }: Pick<ShownShop, 'pause' | 'soldOut'>,
  notes: number,
): { readonly keepIn: (part: keyof typeof NEXT) => void } {
  const part = useRef<keyof typeof NEXT | null>(null);
  useTicketFocus(tickets);
  const state = `${pause !== null} ${soldOut.length} ${notes}`;
  useEffect(() => {
    const { current } = part;
    part.current = null;
    if (current !== null && !hasFocus())
      moveTo(document.querySelector<HTMLElement>(NEXT[current]));
  }, [state]);
  return {
    keepIn: (next) => {
      part.current = next;
    },
  };
}
