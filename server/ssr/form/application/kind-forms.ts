import { findPlace } from '@/server/ssr/form/find-place';
import { phoneCode } from '@/server/ssr/form/account/phone-code';
import {
  checkedForm,
  type FormOutcome,
  type FormPost,
  type PageForm,
  shownForm,
} from '@/server/ssr/form/page-form';
import { applicationService } from '@/services/application/application-service';
import { categoryService } from '@/services/shop/category-service';
import { SELLER, type SellerKind } from '@/utils/application/seller';
import type { SellerDraft } from '@/utils/application/seller-draft';
import {
  MORE_LANGUAGE_FIELD,
  pressedWeek,
} from '@/utils/application/seller-posted';
import {
  ANOTHER_ACTION,
  BACK_ACTION,
  FORM_ACTION_FIELD,
  FORMS,
  RESEND_ACTION,
} from '@/utils/constants/forms';
import { routes } from '@/utils/shell/routes';
import { profileService } from '@/services/account/profile-service';
import { userService } from '@/services/account/user-service';
import { formsByName } from '@/server/ssr/form/forms-by-name';
import type { KindTypes } from '@/utils/application/kind';
import type { PlainFacts, PlainSpec } from '@/utils/application/plain-kind';
import { codeSchema } from '@/utils/form/auth-schemas';
import { readPhone } from '@/utils/account/contact';
import { readBack } from '@/server/ssr/form/account/contact-form';
import { contactSchemas } from '@/utils/form/profile-schemas';
import { ownShopService } from '@/services/application/own-shop-queries';
import { formFailure } from '@/services/http/form-failure';
import { plainFields, wordedProblems } from '@/utils/application/problems';
import {
  postedShop,
  sectionChange,
  sectionProblems,
  storedPhones,
} from '@/utils/application/shop-change';
import { SHOP_SECTIONS, toShopDraft } from '@/utils/application/shop-draft';
import type { EditedWeek } from '@/utils/application/week';
import { myShopRoutes } from '@/utils/shell/my-shop-routes';
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

async function phoneOf({ values }: FormPost, dialCode: string) {
  const typed = (values.phone ?? '').trim();
  const value = (await readPhone(typed, dialCode)) ?? typed;
  return { kind: 'phone', value } as const;
}

/** Sends a code to the phone that the applicant is called on. */
async function askPhone(
  post: FormPost,
  isAgain: boolean,
): Promise<FormOutcome> {
  const dialCode = await phoneCode();
  const phone = await phoneOf(post, dialCode);
  return checkedForm(post, {
    schema: contactSchemas(dialCode).phone,
    kept: ['phone'],
    work: async () => {
      const asked = readBack(post, 'phone', phone.value);
      if (asked) return asked;
      await profileService.askContact(phone, isAgain);
      return shownForm(FORMS.phoneCode, { phone: phone.value });
    },
  });
}

/** `goTo`: once it is the account's. */
async function confirmPhone(
  post: FormPost,
  goTo: string,
): Promise<FormOutcome> {
  const phone = await phoneOf(post, await phoneCode());
  const action = post.values[FORM_ACTION_FIELD];
  if (action === BACK_ACTION)
    return shownForm(FORMS.phoneProof, { phone: phone.value });
  if (action === RESEND_ACTION) return askPhone(post, true);
  return checkedForm(post, {
    schema: codeSchema,
    kept: ['phone'],
    work: async () => {
      await profileService.confirmContact(phone, post.values.code ?? '');
      return { goTo };
    },
  });
}

type Plain = KindTypes & { readonly facts: PlainFacts };

/** One step of the application: saved by itself; the last one sends all of it. */
async function answerPlain<K extends Plain>(
  post: FormPost,
  spec: PlainSpec<K>,
): Promise<FormOutcome> {
  try {
    const [application, person] = await Promise.all([
      applicationService.own<K['data']>(spec.path),
      userService.profile(),
    ]);
    return await answerStep<K>(post, {
      spec,
      facts: { person, now: new Date() },
      application,
    });
  } catch (error) {
    return refused(post, error);
  }
}

/**
 * An application that is a list of fields, without script: each step is saved by itself, the phone is proved by two
 * forms of its own.
 */
export function plainForm<K extends Plain>(spec: PlainSpec<K>): PageForm {
  const { entry, form, phoneStep, steps } = spec;
  const forms = formsByName({
    [form]: (post) => answerPlain(post, spec),
    ...(phoneStep && {
      [FORMS.phoneProof]: (post) => askPhone(post, false),
      [FORMS.phoneCode]: (post) => confirmPhone(post, steps.href(phoneStep)),
    }),
  });
  return async (post) =>
    post.shell.user ? forms(post) : { goTo: routes.login(entry) };
}

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
function cardAgain({ form, t, values }: FormPost, error: unknown): FormOutcome {
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
    return cardAgain(post, error);
  }
};
