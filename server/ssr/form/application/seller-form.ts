import { findPlace } from '@/server/ssr/form/find-place';
import { phoneCode } from '@/server/ssr/form/account/phone-code';
import type { FormPost, PageForm } from '@/server/ssr/form/page-form';
import { applicationService } from '@/services/application/application-service';
import { categoryService } from '@/services/shop/category-service';
import { SELLER, type SellerKind } from '@/utils/application/seller';
import type { SellerDraft } from '@/utils/application/seller-draft';
import { pressedWeek } from '@/utils/application/seller-posted';
import { ANOTHER_ACTION, FORM_ACTION_FIELD } from '@/utils/constants/forms';
import { routes } from '@/utils/shell/routes';
import { again, answerStep, refused } from './application-form';

/** Looks up where the kitchen is; the step again with a refusal's words instead, or with the places that it may be. */
async function withPlace(
  post: FormPost,
  draft: SellerDraft,
  before: SellerDraft,
) {
  const { shell, t, values } = post;
  const { address } = draft;
  if (!address.trim()) return { draft };
  const { location } = before;
  const found = await findPlace({
    address,
    place: values.place ?? '',
    point: values.point ?? '',
    lang: shell.lang,
    t,
    saved: location && {
      address: before.address,
      point: { latitude: location[0], longitude: location[1] },
    },
  });
  if ('errors' in found) {
    const { choices, errors } = found;
    return {
      shown: again(post, {}, { values: { choices }, words: errors }),
    };
  }
  const { latitude, longitude } = found.point;
  const point = [latitude, longitude] as const;
  return { draft: { ...draft, address: found.address, location: point } };
}

/** With what was pressed beside the hours, and with the place that an address names. */
async function prepare(
  post: FormPost,
  draft: SellerDraft,
  before: SellerDraft,
) {
  const { values } = post;
  const action = values[FORM_ACTION_FIELD] ?? '';
  const week = draft.week && pressedWeek(draft.week, action);
  const pressed = week ? { ...draft, week } : draft;
  return SELLER.steps.read(values.step) === 'zone'
    ? withPlace(post, pressed, before)
    : { draft: pressed };
}

/** /be-seller without script: each step is saved by itself, and the last one sends all of it. Also what begins one for another shop. */
export const sellerForm: PageForm = async (post) => {
  const { lang, user } = post.shell;
  if (!user) return { goTo: routes.login(SELLER.entry) };
  try {
    if (post.values[FORM_ACTION_FIELD] === ANOTHER_ACTION) {
      await applicationService.begin(SELLER.path);
      return { goTo: SELLER.entry };
    }
    const [dialCode, trades, application] = await Promise.all([
      phoneCode(),
      categoryService.all(lang),
      applicationService.own<SellerKind['data']>(SELLER.path),
    ]);
    return await answerStep<SellerKind>(post, {
      spec: SELLER,
      facts: { lang, dialCode, trades },
      application,
      prepare,
    });
  } catch (error) {
    return refused(post, error);
  }
};
