/** The forms that a browser may post by itself; each page answers its own (server/ssr/form). */
export const FORMS = {
  login: 'login',
  registerContact: 'register-contact',
  verifyPhone: 'verify-phone',
  registerCode: 'register-code',
  registerDetails: 'register-details',
  profileDetails: 'profile-details',
  contact: 'contact',
  contactCode: 'contact-code',
  contactRemove: 'contact-remove',
  password: 'password',
  passwordCode: 'password-code',
  passwordSet: 'password-set',
  resetContact: 'reset-contact',
  resetCode: 'reset-code',
  newPassword: 'new-password',
  logOut: 'log-out',
  endSession: 'end-session',
  askExport: 'ask-export',
  deleteAccount: 'delete-account',
  deletionCode: 'deletion-code',
  deletionByCode: 'deletion-by-code',
  link: 'link-account',
  detailsNames: 'details-names',
  detailsEmail: 'details-email',
  detailsCode: 'details-code',
  notify: 'notify',
  address: 'address',
  addressDelete: 'address-delete',
  addressDefault: 'address-default',
  addressRestore: 'address-restore',
  join: 'join-group',
  payOrder: 'pay-order',
  topUp: 'top-up',
  notifications: 'notifications',
  inboxRead: 'inbox-read',
  inboxDelete: 'inbox-delete',
  inboxRestore: 'inbox-restore',
  look: 'look',
  mode: 'mode',
  unsubscribe: 'unsubscribe',
  seller: 'seller',
  myShop: 'my-shop',
  driver: 'driver',
  phoneProof: 'driver-phone',
  phoneCode: 'driver-code',
} as const;

/** Which button of a form was pressed. */
export const FORM_ACTION_FIELD = 'action';
export const RESEND_ACTION = 'resend';
export const BACK_ACTION = 'back';
export const CONFIRM_ACTION = 'confirm';
export const LEAVE_ACTION = 'leave';
export const ANOTHER_ACTION = 'another';
