import { plainKind } from '@/utils/application/plain-kind';

/** Stands for utils/application/plain-kinds.ts in the tests of screens (vitest.config.ts): a third kind, all of it. */
export const PLAIN_KINDS = {
  cleaner: plainKind({
    form: 'cleaner',
    steps: {
      person: { name: 'driver.person', title: 'driver.person.title' },
      work: { name: 'driver.vehicle', title: 'driver.vehicle.title' },
      review: { name: 'seller.review', title: 'seller.review.title' },
    },
    fields: [
      {
        name: 'firstname',
        step: 'person',
        type: 'text',
        label: 'auth.firstname',
        isOfPerson: true,
        isNoted: true,
      },
      { name: 'phone', step: 'person', type: 'phone', label: 'legal.phone' },
      {
        name: 'way',
        path: 'work.way',
        step: 'work',
        type: 'choice',
        label: 'driver.vehicle',
        choices: { home: 'common.home', stairs: 'driver.city' },
        isNoted: true,
      },
      {
        name: 'stair',
        path: 'work.stair',
        step: 'work',
        type: 'text',
        label: 'driver.plate',
        isAsked: ({ way }) => way === 'stairs',
      },
      {
        name: 'agreement',
        step: 'review',
        type: 'agreement',
        label: 'seller.review',
      },
    ],
    server: {
      to: 'to clean',
      titleOf: (data) => ('firstname' in data ? String(data.firstname) : ''),
      role: null,
      texts: {
        isSent: 'application.driver_new',
        operator: 'mail.kitchen.application.driver',
        approved: 'mail.application.approved.driver',
        inbox: 'mail.application.approved.driver',
      },
    },
    words: {
      header: 'driver.header',
      landing: 'driver.landing.text',
      agreement: 'driver.agreement',
      underReview: 'driver.underReview',
      then: { title: 'driver.how.start', text: 'driver.how.start.text' },
      approved: 'driver.approved.title',
      next: 'driver.approved.contact',
    },
  }),
};
