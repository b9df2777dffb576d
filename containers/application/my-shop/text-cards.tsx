import { useTranslation } from '@/utils/i18n/use-translation';
import { useState } from 'react';
import {
  CheckChips,
  FieldNote,
} from '@/components/application/step-fields/step-fields';
import { LanguageWords } from '@/components/application/language-words/language-words';
import { Panel } from '@/components/ui/panel/panel';
import { ContactInput } from '@/containers/account/code/contact-input';
import { useBrand } from '@/hooks/shell/use-brand';
import { useMainCategories } from '@/hooks/application/use-facts';
import { saidOf } from '@/utils/application/problems';
import { MORE_LANGUAGE_FIELD } from '@/utils/application/seller-posted';
import { paymentTitle } from '@/utils/payment/payment-tags';
import {
  CategoryChips,
  ZoneFields,
} from '@/containers/application/shared/shop-fields';
import { useCanLookUp } from '@/hooks/address/use-can-look-up';
import { useZone } from '@/hooks/application/use-zone';
import type { LatLng } from '@/utils/address/geo';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { type CardProps, SectionCard } from './section-card';

/** What it is called, what it says of itself and where it is, in its languages. */
export function WordsCard({ editor }: CardProps) {
  const { t } = useTranslation('application');
  const { errors } = editor.notesOf('words');
  return (
    <SectionCard editor={editor} section="words" title={t('seller.words')}>
      <LanguageWords
        hasAddress
        words={editor.draft.words}
        errors={errors}
        moreName={MORE_LANGUAGE_FIELD}
        onChange={(words) => editor.change('words', { words }, 'translations')}
      />
    </SectionCard>
  );
}

/** How it is reached, and what it is found under. */
export function ContactCard({ editor }: CardProps) {
  const { t } = useTranslation(['application', 'my-shop']);
  const { draft, shop } = editor;
  const { errors } = editor.notesOf('contact');
  const { categories: chosen } = draft;
  const categories = useMainCategories().filter(
    ({ id, shopType }) => shopType === shop.type || chosen.includes(id),
  );
  return (
    <SectionCard editor={editor} section="contact" title={t('myShop.contact')}>
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
    </SectionCard>
  );
}

/** Which of the house's ways to pay it takes. */
export function PaymentsCard({ editor }: CardProps) {
  const { t } = useTranslation(['my-shop', 'shop']);
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
    <SectionCard
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
    </SectionCard>
  );
}

const PlaceSearch = lazyBlock(
  withTexts(['address', 'my-shop'], () => import('./place-search')),
  'PlaceSearch',
);

/** Where it stands, and the area that it delivers to; a place found by its address moves the pin. */
export function ZoneCard({ editor }: CardProps) {
  const { draft } = editor;
  const { errors } = editor.notesOf('zone');
  const [picks, setPicks] = useState(0);
  const canLookUp = useCanLookUp();
  const zone = useZone({
    draft,
    change: (next) => editor.change('zone', next, 'zone'),
  });
  const put = (location: LatLng): void =>
    editor.change('zone', { location }, 'location', 'zone');
  const look = (): void => setPicks((count) => count + 1);
  return (
    <SectionCard editor={editor} section="zone">
      <ZoneFields
        zone={zone}
        draft={draft}
        errors={errors}
        picks={picks}
        onKind={(kind) => {
          zone.setKind(kind);
          look();
        }}
        onPin={put}
        onRadius={(radius) => editor.change('zone', { radius }, 'zone')}
      >
        {canLookUp ? (
          <PlaceSearch
            error={errors.location}
            onPick={(location) => {
              put(location);
              look();
            }}
          />
        ) : (
          <FieldNote error={errors.location} blocks />
        )}
      </ZoneFields>
    </SectionCard>
  );
}
