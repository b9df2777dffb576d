/** The forms that a browser may post by itself; each page answers its own (server/ssr/form). */
export const FORMS = {
  login: 'login',
  registerEmail: 'register-email',
  registerCode: 'register-code',
  registerDetails: 'register-details',
  notify: 'notify',
  join: 'join-group',
} as const;

/** Which button of a form was pressed. */
export const FORM_ACTION_FIELD = 'action';
export const RESEND_ACTION = 'resend';
export const BACK_ACTION = 'back';
