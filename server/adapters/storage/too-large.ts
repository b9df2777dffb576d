/** What is read at once at most; a picture of ours has some hundred kilobytes, an operator's own file some more. */
export const MOST_BYTES = 32 * 1024 * 1024;

/** Something larger stands under a key than is read into memory. */
export class TooLargeError extends Error {
  constructor(size: number | undefined) {
    super(`a file of ${size ?? 'too many'} bytes is too large to be read`);
  }
}
