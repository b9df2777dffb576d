import { OWN_NAME, siteBrand } from '@/server/caches/site-brand';
import type { Ctx } from '@/server/context';
import { placeProblems } from '@/server/domain/address/site-place';
import { titleIn } from '@/server/domain/i18n/line-words';
import { NO_MAIL_SERVER } from '@/server/domain/notice/no-mail-server';
import { listWays } from '@/server/domain/settings/ways-to-pay';
import { findPageRow } from '@/server/repositories/content/page-repository';
import { findSettingValue } from '@/server/repositories/settings/settings-repository';
import {
  findShopReadiness,
  type ShopReadiness,
} from '@/server/repositories/shop/operator-shop-repository';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { CARD_TAG } from '@/utils/payment/payment-tags';

/** Shops that are looked at, and problems of shops that are told. */
const SHOPS_MOST = 100;
const TOLD_MOST = 6;

const run = (command: string): string => `\`npm run operator -- ${command}\``;

const nameOf = ({ id, slug, translations }: ShopReadiness): string =>
  `${titleIn(translations, DEFAULT_LOCALE) || slug} (${id})`;

/** Whether anybody hears of an order, and whether that is known. */
function unheard(shop: ShopReadiness): string | null {
  const { hasBoard, hasWay, id, isProved } = shop;
  if (!hasWay && !hasBoard)
    return `Nobody hears of an order of ${nameOf(shop)}: ${run(`shop board ${id}`)} makes a link for the kitchen's tablet, ${run(`shop notify ${id} --email kitchen@shop.example --test`)} tells it by mail.`;
  if (hasWay && !isProved)
    return `No way by which ${nameOf(shop)} is told has been proved, so an order that it does not hear waits without an end: ${run(`shop notify ${id} --test`)}, and press the button in the message.`;
  return null;
}

function problemsOfShop(shop: ShopReadiness): string[] {
  const { hasDishes, id, open } = shop;
  const heard = unheard(shop);
  return [
    ...(hasDishes
      ? []
      : [
          `${nameOf(shop)} has no dishes, so nobody can order: ${run(`menu import ${id} menu.xlsx`)}.`,
        ]),
    ...(open
      ? []
      : [
          `${nameOf(shop)} is closed and takes no orders: ${run(`shop open ${id}`)}.`,
        ]),
    ...(heard ? [heard] : []),
  ];
}

async function shopProblems({ db }: Ctx): Promise<string[]> {
  const shops = await findShopReadiness(db, SHOPS_MOST);
  if (!shops.length)
    return [
      `No shop yet: visitors read that the site opens soon. ${run('setup')} or ${run('shop make shop.md')} makes one; sellers apply at /be-seller.`,
    ];
  const problems = shops.flatMap(problemsOfShop);
  const more = problems.length - TOLD_MOST;
  return more > 0
    ? [...problems.slice(0, TOLD_MOST), `${more} more of that kind.`]
    : problems;
}

async function moneyProblems(ctx: Ctx): Promise<string[]> {
  const { ways } = await listWays(ctx);
  const offered = ways.filter(({ why_not: why }) => why === null);
  const card = ways.find(({ tag }) => tag === CARD_TAG);
  return [
    ...(offered.length
      ? []
      : [`Nobody can pay, so nobody can order: ${run('pay on cash')}.`]),
    ...(card?.active && card.why_not
      ? [`Cards are not taken: ${card.why_not}.`]
      : []),
  ];
}

function reachProblems({ reaches, siteUrl }: Ctx): string[] {
  return [
    ...(reaches.email ? [] : [NO_MAIL_SERVER]),
    ...(reaches.phone
      ? []
      : [
          'No text message can be sent: nobody proves a phone number or is told by SMS. Set SMS_ACCOUNT_SID or SMS_URL (see .env.example).',
        ]),
    ...(siteUrl.startsWith('https:')
      ? []
      : [
          `Links of messages and of the board begin with ${siteUrl}: set SITE_URL to the public https address. Without https browsers allow no push messages and no installation.`,
        ]),
  ];
}

async function wordProblems({ db }: Ctx): Promise<string[]> {
  const isSaid = async (key: string): Promise<boolean> =>
    Boolean(await findSettingValue(db, key));
  const isAnswered = (await isSaid('phone')) || (await isSaid('email'));
  const isCalled =
    (await isSaid('operator_phone')) || (await isSaid('operator_email'));
  const { legalName, name } = siteBrand();
  const ours = [];
  for (const slug of ['terms', 'privacy'])
    if (!(await findPageRow(db, slug))) ours.push(slug);
  return [
    ...(isCalled
      ? []
      : [
          `Nobody is called when a kitchen does not answer an order: ${run('setting set operator_phone +15551234567')}, or operator_email.`,
        ]),
    ...(name
      ? []
      : [
          `The site is still called ${OWN_NAME}: ${run('setting set name "Bistro Nord"')}.`,
        ]),
    ...(isAnswered
      ? []
      : [
          `Customers are told neither phone nor e-mail of yours: ${run('setting set phone +15551234567')}, or email.`,
        ]),
    ...(legalName
      ? []
      : [
          `Who runs the site is not said, which most countries ask for: ${run('setting set legal_name "Bistro Nord Ltd"')}, legal_address, legal_id.`,
        ]),
    ...(ours.length
      ? [
          `The words of ${ours.map((slug) => `/${slug}`).join(' and ')} are general ones that we bring: read them, and put your own by ${run(`page put ${ours[0]}.md`)}.`,
        ]
      : []),
  ];
}

/**
 * What the site lacks for orders to be made, paid and heard, and for visitors to know whose it is: each with why it matters
 * and what mends it, in words for the operator; what keeps orders away comes first.
 */
export async function siteProblems(ctx: Ctx): Promise<string[]> {
  return [
    ...(await shopProblems(ctx)),
    ...(await moneyProblems(ctx)),
    ...reachProblems(ctx),
    ...(await placeProblems(ctx)),
    ...(await wordProblems(ctx)),
  ];
}
