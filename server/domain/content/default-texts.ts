/** Keys of the texts we bring, for operators that have none of their own: title, introduction, sections. */
export interface DefaultText {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly (readonly [title: string, text: string])[];
}

/** The day the words below were last changed. */
export const DEFAULT_TEXTS_DATE = new Date('2026-11-21T00:00:00Z');

export const DEFAULT_TEXTS: Readonly<Record<'policy' | 'term', DefaultText>> = {
  policy: {
    title: 'privacy.title',
    intro: 'privacy.intro',
    sections: [
      ['privacy.who.title', 'privacy.who.text'],
      ['privacy.data.title', 'privacy.data.text'],
      ['privacy.use.title', 'privacy.use.text'],
      ['privacy.basis.title', 'privacy.basis.text'],
      ['privacy.share.title', 'privacy.share.text'],
      ['privacy.keep.title', 'privacy.keep.text'],
      ['privacy.cookies.title', 'privacy.cookies.text'],
      ['privacy.safe.title', 'privacy.safe.text'],
      ['privacy.rights.title', 'privacy.rights.text'],
      ['privacy.changes.title', 'privacy.changes.text'],
      ['privacy.contact.title', 'privacy.contact.text'],
    ],
  },
  term: {
    title: 'terms.title',
    intro: 'terms.intro',
    sections: [
      ['terms.service.title', 'terms.service.text'],
      ['terms.account.title', 'terms.account.text'],
      ['terms.order.title', 'terms.order.text'],
      ['terms.prices.title', 'terms.prices.text'],
      ['terms.payment.title', 'terms.payment.text'],
      ['terms.delivery.title', 'terms.delivery.text'],
      ['terms.cancel.title', 'terms.cancel.text'],
      ['terms.allergens.title', 'terms.allergens.text'],
      ['terms.liability.title', 'terms.liability.text'],
      ['terms.changes.title', 'terms.changes.text'],
      ['terms.contact.title', 'terms.contact.text'],
    ],
  },
};
