import {
  type FormOutcome,
  type FormPost,
  type PageForm,
  shownForm,
} from '@/server/ssr/form/page-form';
import { phoneCode } from '@/server/ssr/form/account/phone-code';
import { ownShopService } from '@/services/application/own-shop-queries';
import { formFailure } from '@/services/http/form-failure';
import { plainFields, wordedProblems } from '@/utils/application/problems';
import {
  MORE_LANGUAGE_FIELD,
  pressedWeek,
} from '@/utils/application/seller-posted';
import {
  postedShop,
  sectionChange,
  sectionProblems,
  storedPhones,
} from '@/utils/application/shop-change';
import { SHOP_SECTIONS, toShopDraft } from '@/utils/application/shop-draft';
import type { EditedWeek } from '@/utils/application/week';
import { FORM_ACTION_FIELD } from '@/utils/constants/forms';
import { myShopRoutes } from '@/utils/shell/my-shop-routes';

/** A week as its fields are posted. */
const weekValues = (week: EditedWeek): Readonly<Record<string, string>> =>
  Object.fromEntries(
    week.flatMap(({ day, isOpen, spans }) => [
      ...(isOpen ? [[`${day}_open`, 'on'] as const] : []),
      ...spans.flatMap(([from, to], index) => [
        [`${day}_from_${index}`, from] as const,
        [`${day}_to_${index}`, to] as const,
      ]),
    ]),
  );

/** The card again with what was typed, and why it was not saved. */
function again({ form, t, values }: FormPost, error: unknown): FormOutcome {
  const { code, fields, message } = formFailure(error, {
    offline: t('error.offline'),
    fault: t('error.fault'),
  });
  if (!code) throw error;
  return {
    ...shownForm(form, values),
    errors: plainFields(fields),
    message: message && `${t('myShop.notSaved')} ${message}`,
    code,
  };
}

async function answer(post: FormPost, id: number): Promise<FormOutcome> {
  const { form, t, values } = post;
  const shop = await ownShopService.detail(id);
  const dialCode = await phoneCode();
  const base = toShopDraft(shop, dialCode);
  const draft = postedShop(base, values);
  const section = SHOP_SECTIONS.find((each) => each === values.section);
  if (!section || values[MORE_LANGUAGE_FIELD]) return shownForm(form, values);
  const week = pressedWeek(draft.week, values[FORM_ACTION_FIELD] ?? '');
  if (week) return shownForm(form, { ...values, ...weekValues(week) });
  const phones = await storedPhones(draft, dialCode);
  const problems = sectionProblems(section, draft, phones);
  if (Object.keys(problems).length > 0)
    return { ...shownForm(form, values), errors: wordedProblems(problems, t) };
  const version = Number(values.version) || shop.version;
  const body = sectionChange(section, { base, draft }, phones);
  await ownShopService.change(id, version, body);
  return { goTo: `${myShopRoutes.one(id)}#${section}` };
}

/** /my-shop without script: each card is a form, saved by itself; its map, pictures and branches need script. */
export const shopForm: PageForm = async (post) => {
  const id = Number(post.values.shop ?? post.query.id);
  try {
    return await answer(post, id);
  } catch (error) {
    return again(post, error);
  }
};
