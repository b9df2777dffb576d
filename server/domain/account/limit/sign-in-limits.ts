/** What the operator set for sign-in and for codes. */
export interface SignInLimits {
  /** Sign-ins in a minute from one address, and of one account from there. */
  readonly triesPerMinute: number;
  /** Codes in ten minutes, counted alike. */
  readonly codesPerTenMinutes: number;
  /** How long a code may be entered. */
  readonly codeMinutes: number;
  /** log2 of what a new password's hash costs. */
  readonly passwordCost: number;
}
