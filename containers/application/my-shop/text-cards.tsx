import { useTranslation } from 'react-i18next';
import {
  CheckChips,
  FieldNote,
} from '@/components/application/step-fields/step-fields';
import { LanguageWords } from '@/components/application/language-words/language-words';
import { Panel } from '@/components/ui/panel/panel';
import { ContactInput } from '@/containers/account/code/contact-input';
import { useBrand } from '@/hooks/shell/use-brand';
import { useMainCategories } from '@/hooks/application/use-main-offer';
import { saidOf } from '@/utils/application/problems';
import { MORE_LANGUAGE_FIELD } from '@/utils/application/seller-posted';
import { paymentTitle } from '@/utils/payment/payment-tags';
import { CategoryChips } from '../shared/category-chips';
import { type CardProps, ShopCard } from './shop-card';

/** What it is called, what it says of itself and where it is, in its languages. */
export function WordsCard({ editor }: CardProps) {
  const { t } = useTranslation();
  const { errors } = editor.notesOf('words');
  return (
    <ShopCard editor={editor} section="words" title={t('seller.words')}>
      <LanguageWords
        hasAddress
        words={editor.draft.words}
        errors={errors}
        moreName={MORE_LANGUAGE_FIELD}
        onChange={(words) => editor.change('words', { words }, 'translations')}
      />
    </ShopCard>
  );
}

/** How it is reached, and what it is found under. */
export function ContactCard({ editor }: CardProps) {
  const { t } = useTranslation();
  const { draft, shop } = editor;
  const { errors } = editor.notesOf('contact');
  const { categories: chosen } = draft;
  const categories = useMainCategories().filter(
    ({ id, shopType }) => shopType === shop.type || chosen.includes(id),
  );
  return (
    <ShopCard editor={editor} section="contact" title={t('myShop.contact')}>
      <ContactInput
        phoneOnly
        name="phone"
        label={t('legal.phone')}
        hint={t('seller.phone.hint')}
        autoComplete="tel"
        value={draft.phone}
        error={errors.phone}
        onText={(phone) => editor.change('contact', { phone }, 'phone')}
        onChange={({ target }) =>
          editor.change('contact', { phone: target.value }, 'phone')
        }
      />
      {categories.length > 0 && (
        <div>
          <CategoryChips
            categories={categories}
            chosen={chosen}
            error={saidOf(errors, 'category_ids')}
            onChange={(next) =>
              editor.change('contact', { categories: next }, 'category_ids')
            }
          />
        </div>
      )}
    </ShopCard>
  );
}

/** Which of the house's ways to pay it takes. */
export function PaymentsCard({ editor }: CardProps) {
  const { t } = useTranslation();
  const { name } = useBrand();
  const { draft, shop } = editor;
  const { payments } = draft;
  const wrong = saidOf(editor.notesOf('payments').errors, 'payments');
  const offered = shop.payments_offered.map(({ tag, title }) => {
    const key = paymentTitle(tag);
    return { tag, title: key ? t(key) : title };
  });
  if (shop.payments_by_house)
    return (
      <Panel title={t('shop.about.payment')}>
        <p>{t('myShop.payments.house', { name })}</p>
        <p>
          {offered
            .filter(({ tag }) => shop.payments.includes(tag))
            .map(({ title }) => title)
            .join(' · ')}
        </p>
      </Panel>
    );
  return (
    <ShopCard
      editor={editor}
      section="payments"
      title={t('shop.about.payment')}
    >
      <div>
        <CheckChips
          legend={t('shop.about.payment')}
          isInvalid={!!wrong}
          options={offered.map(({ tag, title }) => ({
            name: `payment_${tag}`,
            title,
            checked: payments.includes(tag),
            onChange: (isOn) =>
              editor.change(
                'payments',
                {
                  // in the order of the shop, so that a way taken back and off again is no change
                  payments: isOn
                    ? [...new Set([...payments, tag])]
                    : payments.filter((each) => each !== tag),
                },
                'payments',
              ),
          }))}
        />
        <FieldNote error={wrong} />
      </div>
    </ShopCard>
  );
}
