/** Keys of the words we bring, for operators that have none of their own: title, introduction, sections. */
export interface DefaultText {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly (readonly [title: string, text: string])[];
  /** Titles of sections that are true of the example's site alone. */
  readonly ofExample?: readonly string[];
  /** From the first on: the day it came in force, and, but for the first, the key of what it changed. */
  readonly versions: readonly (readonly [since: string, changes?: string])[];
}

export const POLICY_TEXT: DefaultText = {
  title: 'page.policy.title',
  intro: 'privacy.intro',
  sections: [
    ['privacy.who.title', 'privacy.who.text'],
    ['privacy.data.title', 'privacy.data.text'],
    ['privacy.use.title', 'privacy.use.text'],
    ['privacy.basis.title', 'privacy.basis.text'],
    ['privacy.share.title', 'privacy.share.text'],
    ['privacy.keep.title', 'privacy.keep.text'],
    ['privacy.cookies.title', 'privacy.cookies.text'],
    ['privacy.visits.title', 'privacy.visits.text'],
    ['privacy.safe.title', 'privacy.safe.text'],
    ['privacy.rights.title', 'privacy.rights.text'],
    ['privacy.changes.title', 'privacy.changes.text'],
    ['privacy.contact.title', 'privacy.contact.text'],
  ],
  versions: [['2026-11-21'], ['2026-11-23', 'privacy.version2']],
};

export const TERM_TEXT: DefaultText = {
  title: 'page.term.title',
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
  versions: [['2026-11-21']],
};

export const ABOUT_TEXT: DefaultText = {
  title: 'page.about.title',
  intro: 'page.about.intro',
  sections: [
    ['page.about.start.title', 'page.about.start.text'],
    ['page.about.work.title', 'page.about.work.text'],
    ['page.about.promise.title', 'page.about.promise.text'],
    ['page.about.open.title', 'page.about.open.text'],
  ],
  ofExample: ['page.about.start.title', 'page.about.open.title'],
  versions: [['2026-11-23']],
};

export const SELLER_TEXT: DefaultText = {
  title: 'page.sell.title',
  intro: 'page.sell.intro',
  sections: [
    ['page.sell.guests.title', 'page.sell.guests.text'],
    ['page.sell.yours.title', 'page.sell.yours.text'],
    ['page.sell.need.title', 'page.sell.need.text'],
    ['page.sell.next.title', 'page.sell.next.text'],
  ],
  versions: [['2026-11-23']],
};

export const DRIVER_TEXT: DefaultText = {
  title: 'page.drive.title',
  intro: 'page.drive.intro',
  sections: [
    ['page.drive.day.title', 'page.drive.day.text'],
    ['page.drive.earn.title', 'page.drive.earn.text'],
    ['page.drive.need.title', 'page.drive.need.text'],
    ['page.drive.next.title', 'page.drive.next.text'],
  ],
  versions: [['2026-11-23']],
};
