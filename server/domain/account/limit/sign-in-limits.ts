/** What the operator set for sign-in and for codes. */
export interface SignInLimits {
  /** Sign-ins in a minute from one address, and of one account from there. */
  readonly triesPerMinute: number;
  /** Codes sent in ten minutes to one e-mail or phone, as asked for from one address. */
  readonly codesPerTenMinutes: number;
  /** Codes sent in ten minutes from one address. */
  readonly codesFromAddress: number;
  /** Refused askings for codes, and refused codes, in ten minutes from one address. */
  readonly refusedFromAddress: number;
  /** SMS with codes in an hour to one country, from everybody. */
  readonly smsPerHour: number;
  /** How long a code may be entered where the setting otp_expire_time says nothing. */
  readonly codeMinutes: number;
  /** log2 of what a new password's hash costs. */
  readonly passwordCost: number;
}
