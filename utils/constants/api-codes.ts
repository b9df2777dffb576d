/** The refusals that screens answer with a way on (api-contract.md §1). */
export const EMAIL_UNVERIFIED = 'ERROR_103';
export const PHONE_UNVERIFIED = 'ERROR_104';
export const ACCOUNT_EXISTS = 'ERROR_106';
export const WRONG_CODE = 'ERROR_201';
export const CODE_EXPIRED = 'ERROR_203';
export const CHAT_CLOSED = 'ERROR_442';
