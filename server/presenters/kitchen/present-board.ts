import type {
  BoardDto,
  BoardStockDto,
  OwnBoardsDto,
} from '@/server/contracts/kitchen/board';
import type { BoardView } from '@/server/domain/order/kitchen/board';
import type {
  BoardStockRow,
  BoardShopRow,
} from '@/server/repositories/kitchen/board-repository';
import { pickText } from '@/server/presenters/i18n/present-translation';
import { presentTicket } from './present-ticket';

interface BoardPresentation {
  readonly lang: string;
  readonly now: Date;
  /** VAPID key; null: this server sends no push messages. */
  readonly pushKey: string | null;
}

/** A dish or option as a board marks it sold out. */
export function presentBoardStock(
  { extras, id, img, soldOutUntil, translations }: BoardStockRow,
  lang: string,
): BoardStockDto {
  return {
    stock_id: id,
    title: pickText(translations, lang, 'title') ?? '',
    options: extras.map(
      ({ translations: words, value }) =>
        pickText(words, lang, 'title') ?? value,
    ),
    img,
    sold_out_until: soldOutUntil?.toISOString() ?? null,
  };
}

export function presentOwnBoards(
  shops: readonly BoardShopRow[],
  lang: string,
): OwnBoardsDto {
  return shops.map(({ id, logoImg, translations }) => ({
    id,
    title: pickText(translations, lang, 'title') ?? '',
    logo_img: logoImg,
  }));
}

/** How a shop is paused; null: it is not, or no more. */
export function presentPause(
  {
    pauseReason,
    pausedUntil,
  }: Pick<BoardView['shop'], 'pauseReason' | 'pausedUntil'>,
  now: Date,
): BoardDto['pause'] {
  if (!pausedUntil || pausedUntil <= now) return null;
  return { until: pausedUntil.toISOString(), reason: pauseReason ?? 'busy' };
}

/** A kitchen's board, in one language. */
export function presentBoard(
  view: BoardView,
  { lang, now, pushKey }: BoardPresentation,
): BoardDto {
  const { branch, caller, opening, shop } = view;
  return {
    now: now.toISOString(),
    kind: caller.kind,
    shop: {
      id: shop.id,
      title: pickText(shop.translations, lang, 'title') ?? '',
      logo_img: shop.logoImg,
      type: shop.type,
      timezone: shop.timezone,
      open: shop.open,
    },
    branch: branch && {
      id: branch.id,
      title: pickText(branch.translations, lang, 'title') ?? '',
    },
    tickets: view.tickets.map((ticket) => presentTicket(ticket, { lang, now })),
    orders_today: view.ordersToday,
    usual_minutes: view.usualMinutes,
    pause: presentPause(shop, now),
    opening: opening && {
      from: opening.from.toISOString(),
      to: opening.to.toISOString(),
    },
    sold_out: view.soldOut.map((stock) => {
      const {
        options,
        sold_out_until: until,
        stock_id,
        title,
      } = presentBoardStock(stock, lang);
      return { stock_id, title, options, until: until ?? now.toISOString() };
    }),
    house_phone: view.housePhone,
    push_key: pushKey,
  };
}
