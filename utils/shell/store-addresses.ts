/** A setting that is a web address: the operator's text is not always a link. */
export const webAddress = (value: string | undefined): string =>
  /^https?:\/\//.test(value ?? '') ? (value ?? '') : '';
