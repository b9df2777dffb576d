/**
 * The proof of a reset's code on its way from /reset-password to /update-password: in the memory of this tab alone, in
 * no address, no storage and no query cache. A reload forgets it. Without script it is posted along in a hidden field.
 */
let proof = '';

/** Keeps the proof for the next page. */
export function keepResetProof(verifyToken: string): void {
  proof = verifyToken;
}

/** Empty: nobody has proved anything in this tab. */
export const readResetProof = (): string => proof;
