/** Pages of text: privacy policy and terms of use. */
export type TextPageName = 'privacy' | 'terms';
